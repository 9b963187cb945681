import type { Config } from '../../platform/config.js'
import { accountQuotas } from '../../rules/accountBounds.js'
import { conflict } from '../conflicts.js'

type Quota = keyof typeof accountQuotas
type Scale = Pick<Config, 'rateLimitScale'>

export const scaled = ({ rateLimitScale }: Scale, most: number) =>
  Math.max(1, Math.floor(most * rateLimitScale))

/** An account quota, scaled by the configuration. */
export const quotaOf = (config: Scale, quota: Quota): number => scaled(config, accountQuotas[quota].most)

/** Refuses if the account would exceed the quota. */
export const refuseBeyond = ({ app }: { app: { config: Scale } }, quota: Quota, wouldHave: number): void => {
  if (wouldHave > quotaOf(app.config, quota)) throw conflict(accountQuotas[quota].reason)
}
