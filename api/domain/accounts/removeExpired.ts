import type { Task } from '../TaskPayloads.js'

const DAY_MS = 86_400_000

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** A mail is retried automatically for less than a day, but manually as long as an admin likes. */
const SENT_MAILS_DAYS = 90

/** Until then their owners can see why a token no longer works. */
const DEAD_TOKENS_DAYS = 30

/** Removes expired sessions, links, tokens, throttles and stored responses, and old records of sent mails. */
export const removeExpired: Task<'removeExpired'> = async ({ database, clock }) => {
  const now = clock()
  for (const table of ['sessions', 'password_tokens', 'email_changes', 'throttles', 'idempotency_keys']) {
    await database.pool.query(`delete from ${table} where expires_at < $1`, [now])
  }
  await database.pool.query('delete from api_tokens where least(expires_at, revoked_at) < $1', [
    daysBefore(now, DEAD_TOKENS_DAYS),
  ])
  await database.pool.query('delete from sent_mails where sent_at < $1', [daysBefore(now, SENT_MAILS_DAYS)])
}
