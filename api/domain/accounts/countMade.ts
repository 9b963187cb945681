import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { rateLimitedUntil } from '../../platform/errors.js'
import { COUNT_MORE } from '../../platform/limits/throttle.js'
import type { Rate } from '../../rules/accounts/accountBounds.js'
import type { Context } from '../context.js'
import { refuseInactive } from './lockActive.js'
import { CONFIRM_TO_DO_MORE, scaled } from './quotas.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'

type Rates = readonly Rate[]

/** The user's values that a count reads. */
type Maker = Pick<User, 'id' | 'emailConfirmedAt'>

const keyOf = ({ name }: Rate, { id }: Pick<User, 'id'>) => `${name}:${id}`

const mostOf = ({ app }: Context, { most, unconfirmed }: Rate, { emailConfirmedAt }: Maker) =>
  scaled(app.config, emailConfirmedAt ? most : unconfirmed)

/** Values of RATES: the user's own count toward each rate, and when it ends if it begins now. */
const rateValues = ({ now }: Context, rates: Rates, user: Pick<User, 'id'>) => ({
  now,
  keys: rates.map(rate => keyOf(rate, user)),
  untils: rates.map(({ seconds }) => new Date(now.getTime() + seconds * 1000).toISOString()),
})

const RATES = 'unnest(:keys::text[], :untils::timestamptz[]) as rate (key, until)'

const countFrom = (source: string) => `
  insert into throttles as t (key, count, started_at, expires_at)
  select key, 1, :now::timestamptz, until from ${source} order by key
  ${COUNT_MORE} returning key, count, extract(epoch from expires_at)::float8 * 1000 as until`

/** `until` is in milliseconds since the epoch. */
interface Counted {
  key: string
  count: number
  until: number
}

const refusePast = (context: Context, rates: Rates, user: Maker, counted: Counted[]) => {
  const most = new Map<string, number>(rates.map(rate => [keyOf(rate, user), mostOf(context, rate, user)]))
  const past = counted.filter(({ key, count }) => count > most.get(key)!)
  if (past.length === 0) return
  throw rateLimitedUntil(
    Math.max(...past.map(({ until }) => until)),
    context.now,
    `You've reached your account's limit for now. ${user.emailConfirmedAt ? 'Please try again later.' : CONFIRM_TO_DO_MORE}`,
  )
}

const COUNT = countFrom(RATES)

/**
 * Counts what an act creates, in its transaction: an act that fails does not count. The user's other acts wait for the
 * count, so it is exact across all processes.
 */
export async function countMade(
  context: Context,
  tx: EntityManager,
  viewer: Viewer,
  rates: Rates,
): Promise<void> {
  // Most acts have already locked it. Changing or withdrawing a bid has not.
  const user = await tx.findOneOrFail(User, viewer.id)
  const counted = await executeNamed<Counted>(tx, COUNT, rateValues(context, rates, user))
  refusePast(context, rates, user, counted)
}

const LOCK_AND_COUNT = `
  with own as (
    select id, is_active, closed_at, email_confirmed_at from users where id = :viewerId for share),
  counted as (${countFrom(`own, ${RATES}`)})
  select own.id, own.is_active as "isActive", own.closed_at as "closedAt", own.email_confirmed_at as "emailConfirmedAt",
    counted.* from own, counted`

type Locked = Pick<User, 'id' | 'isActive' | 'closedAt' | 'emailConfirmedAt'>

/**
 * `lockActive` and `countMade` in one statement, for an act that locks only its viewer and reads no entity of
 * it.
 */
export async function lockToMake(
  context: Context,
  tx: EntityManager,
  viewer: Viewer,
  rates: Rates,
): Promise<Maker> {
  const counted = await executeNamed<Counted & Locked>(tx, LOCK_AND_COUNT, {
    viewerId: viewer.id,
    ...rateValues(context, rates, viewer),
  })
  const user = refuseInactive(counted[0])
  refusePast(context, rates, user, counted)
  return user
}
