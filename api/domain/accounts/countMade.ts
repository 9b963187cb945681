import type { EntityManager } from '@mikro-orm/postgresql'
import { rateLimitedUntil } from '../../platform/errors.js'
import { COUNT_ONE_MORE } from '../../platform/limits/throttle.js'
import { accountRates, type Rate } from '../../rules/accountBounds.js'
import type { Context } from '../context.js'
import { CONFIRM_TO_DO_MORE, scaled } from './quotas.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'

/** A user's own count toward a rate: its key, how many are allowed, and when it ends if it begins now. */
const countToward = (context: Context, { name, most, unconfirmed, seconds }: Rate, user: User) => ({
  key: `${name}:${user.id}`,
  most: scaled(context.app.config, user.emailConfirmedAt ? most : unconfirmed),
  until: new Date(context.now.getTime() + seconds * 1000),
})

/** `until` is in milliseconds since the epoch. */
const tooFast = ({ now }: Context, { emailConfirmedAt }: User, until: number) =>
  rateLimitedUntil(
    until,
    now,
    `That is more than one account can do for now. ${emailConfirmedAt ? 'Please try again later.' : CONFIRM_TO_DO_MORE}`,
  )

const COUNT = `insert into throttles as t (key, count, started_at, expires_at)
  select key, 1, ?::timestamptz, until from unnest(array[?]::text[], array[?]::timestamptz[]) as rate (key, until) order by key
  ${COUNT_ONE_MORE} returning key, count, extract(epoch from expires_at)::float8 * 1000 as until`

/**
 * Counts what an act creates, in its transaction: an act that fails does not count. The user's other acts wait for the
 * count, so it is exact across all processes.
 */
export async function countMade(
  context: Context,
  tx: EntityManager,
  viewer: Viewer,
  kind: keyof typeof accountRates,
): Promise<void> {
  // Locked by the act, and so already here.
  const user = await tx.findOneOrFail(User, viewer.id)
  const rates = accountRates[kind].map(rate => countToward(context, rate, user))
  const rows = await tx.execute<{ key: string; count: number; until: number }[]>(COUNT, [
    context.now,
    rates.map(({ key }) => key),
    rates.map(({ until }) => until.toISOString()),
  ])
  const mostOf = new Map(rates.map(({ key, most }) => [key, most]))
  const past = rows.filter(({ key, count }) => count > mostOf.get(key)!)
  if (past.length > 0) throw tooFast(context, user, Math.max(...past.map(({ until }) => until)))
}
