import type { Context } from '../context.js'
import { rateLimited } from './errors.js'

export interface Limit {
  /** What is counted, `sign-in`. */
  name: string
  most: number
  seconds: number
}

const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`

/** Counts one more in one statement, so that all processes share the count. Refused past the limit. */
export async function count(context: Context, limit: Limit, subject: string): Promise<void> {
  const { now, house } = context
  const { rows } = await house.database.pool.query({
    name: 'throttle',
    text: `insert into throttles as t (key, count, started_at, expires_at) values ($1, 1, $2, $3)
      on conflict (key) do update set
        count = case when t.expires_at <= $2 then 1 else t.count + 1 end,
        started_at = case when t.expires_at <= $2 then $2 else t.started_at end,
        expires_at = case when t.expires_at <= $2 then $3 else t.expires_at end
      returning count, expires_at`,
    values: [keyOf(limit, subject), now, new Date(now.getTime() + limit.seconds * 1000)],
  })
  refuseBeyond(context, rows[0], limit.most * house.config.rateLimitScale)
}

export const clear = async (context: Context, limit: Limit, subject: string): Promise<void> => {
  await context.database.pool.query('delete from throttles where key = $1', [keyOf(limit, subject)])
}

const refuseBeyond = ({ now }: Context, row: { count: number; expires_at: string }, most: number) => {
  if (row.count <= most) return
  const until = new Date(`${row.expires_at.replace(' ', 'T').replace(/\+00$/, 'Z')}`)
  throw rateLimited(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)))
}
