import type { Config } from '../../platform/config.js'
import type { Quota as AccountQuota } from '../../rules/accounts/accountBounds.js'
import { type ConflictReason, conflict, conflictReasons } from '../conflicts.js'
import type { User } from './User.js'

type Quota = AccountQuota & { reason: ConflictReason }
type Scale = Pick<Config, 'rateLimitScale'>

export const scaled = ({ rateLimitScale }: Scale, most: number) =>
  Math.max(1, Math.floor(most * rateLimitScale))

/** An account quota, scaled by the configuration. */
export const quotaOf = (config: Scale, { most }: AccountQuota): number => scaled(config, most)

/** How an account whose email is not confirmed gets to do more. */
export const CONFIRM_TO_DO_MORE = 'With a confirmed email you can do more: use the link we mailed you.'

/** Refuses if the account would exceed the quota, which may be lower until the user's email is confirmed. */
export const refuseBeyond = (
  { app }: { app: { config: Scale } },
  { most, unconfirmed, reason }: Quota,
  wouldHave: number,
  user?: Pick<User, 'emailConfirmedAt'>,
): void => {
  if (
    user?.emailConfirmedAt === null &&
    unconfirmed !== undefined &&
    wouldHave > scaled(app.config, unconfirmed)
  )
    throw conflict(reason, `${conflictReasons[reason]} ${CONFIRM_TO_DO_MORE}`)
  if (wouldHave > scaled(app.config, most)) throw conflict(reason)
}
