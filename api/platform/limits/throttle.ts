import { rateLimitedUntil } from '../errors.js'
import type { PlatformContext } from '../PlatformContext.js'

/** The context of a count: the request, or a substitute. */
export interface Counting {
  now: Date
  app: Pick<PlatformContext, 'config' | 'database'>
}

interface Limit {
  /** The counted act, such as `sign-up`. */
  name: string
  most: number
  seconds: number
}

export const throttleKey = ({ name }: Pick<Limit, 'name'>, subject: string) => `${name}:${subject}`

/**
 * For an insert into throttles as t: a count restarts when its period is over. A row from the future was written before
 * the clock was set back: its count still applies, and its period starts now.
 */
export const COUNT_MORE = `on conflict (key) do update set
    count = case when t.expires_at <= excluded.started_at then excluded.count else t.count + excluded.count end,
    started_at = case when t.expires_at <= excluded.started_at then excluded.started_at
      else least(t.started_at, excluded.started_at) end,
    expires_at = case when t.expires_at <= excluded.started_at then excluded.expires_at
      else least(t.expires_at, excluded.expires_at) end`

/** Counts one more in a single statement, so that all processes share the count. Refused beyond the limit. */
export async function count(
  context: Counting,
  limit: Limit,
  subject: string,
  message?: string,
): Promise<void> {
  const { now, app } = context
  const { rows } = await app.database.pool.query({
    name: 'throttle',
    text: `insert into throttles as t (key, count, started_at, expires_at) values ($1, 1, $2, $3)
      ${COUNT_MORE}
      returning count, extract(epoch from expires_at)::float8 * 1000 as until`,
    values: [throttleKey(limit, subject), now, new Date(now.getTime() + limit.seconds * 1000)],
  })
  const [{ count: counted, until }] = rows
  if (counted <= Math.max(1, limit.most * app.config.rateLimitScale)) return
  throw rateLimitedUntil(until, now, message)
}
