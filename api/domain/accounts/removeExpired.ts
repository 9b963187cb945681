import { APPLICATION_DAYS } from '../../rules/applicationRules.js'
import { daysBefore } from '../../rules/dates.js'
import { removeOldNotices } from '../notices/removeOldNotices.js'
import type { Task } from '../TaskPayloads.js'

/** A mail is retried automatically for less than a day, but manually as long as an admin likes. */
const SENT_MAILS_DAYS = 90

/** Until then their owners can see why a token no longer works. */
const DEAD_TOKENS_DAYS = 30

/** What they hold has no use after `expires_at`. */
const TABLES = [
  'sessions',
  'password_tokens',
  'email_changes',
  'email_confirmations',
  'held_mails',
  'throttles',
  'idempotency_keys',
]

/** Removes expired sessions, links, tokens, waiting mails, throttles and stored responses, old records of sent mails, old applications of vendors, and old notices. */
export const removeExpired: Task<'removeExpired'> = async app => {
  const { database, clock } = app
  const now = clock()
  for (const table of TABLES) {
    await database.pool.query(`delete from ${table} where expires_at < $1`, [now])
  }
  await database.pool.query('delete from api_tokens where least(expires_at, revoked_at) < $1', [
    daysBefore(now, DEAD_TOKENS_DAYS),
  ])
  await removeOldNotices(app, now)
  await database.pool.query('delete from held_notices where due_at < $1', [daysBefore(now, SENT_MAILS_DAYS)])
  await database.pool.query('delete from vendor_applications where decided_at < $1 or created_at < $2', [
    daysBefore(now, APPLICATION_DAYS.decided),
    daysBefore(now, APPLICATION_DAYS.waiting),
  ])
  for (const table of ['sent_mails', 'sent_notices']) {
    await database.pool.query(`delete from ${table} where sent_at < $1`, [daysBefore(now, SENT_MAILS_DAYS)])
  }
}
