import { APPLICATION_DAYS } from '../../rules/applicationRules.js'
import { daysBefore } from '../../rules/dates.js'
import { removeOldNotices } from '../notices/removeOldNotices.js'
import type { Task } from '../TaskPayloads.js'

/** A mail is retried automatically for less than a day, but manually as long as an admin likes. */
const SENT_MAILS_DAYS = 90

/** Until then their owners can see why a token no longer works. */
const DEAD_TOKENS_DAYS = 30

/** These tables' rows are useless after `expires_at`. */
const TABLES = [
  'sessions',
  'password_tokens',
  'email_changes',
  'email_confirmations',
  'held_mails',
  'throttles',
  'idempotency_keys',
]

/** Rows per statement, so that each one stays within the statement timeout. */
const ROWS_AT_ONCE = 10_000

/** Removes expired sessions, links, tokens, waiting mails, throttles and stored responses, old records of sent mails, old applications of vendors, and old notices. What fails keeps nothing else from being removed. */
export const removeExpired: Task<'removeExpired'> = async (app, _, { signal }) => {
  const { database, clock } = app
  const now = clock()
  const remove = async (table: string, where: string, values: Date[]) => {
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${ROWS_AT_ONCE}))`
    do signal.throwIfAborted()
    while ((await database.pool.query(statement, values)).rowCount === ROWS_AT_ONCE)
  }
  const before = (days: number) => [daysBefore(now, days)]
  const cleanups = [
    ...TABLES.map(table => () => remove(table, 'expires_at < $1', [now])),
    () => remove('api_tokens', 'least(expires_at, revoked_at) < $1', before(DEAD_TOKENS_DAYS)),
    () => removeOldNotices(app, now),
    () => remove('held_notices', 'due_at < $1', before(SENT_MAILS_DAYS)),
    () => remove('vendor_applications', 'decided_at < $1', before(APPLICATION_DAYS.decided)),
    () => remove('vendor_applications', 'created_at < $1', before(APPLICATION_DAYS.waiting)),
    ...['sent_mails', 'sent_notices'].map(
      table => () => remove(table, 'sent_at < $1', before(SENT_MAILS_DAYS)),
    ),
  ]
  const failures: unknown[] = []
  for (const cleanup of cleanups) await cleanup().catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
