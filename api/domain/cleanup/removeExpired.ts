import { daysBefore } from '../../rules/dates.js'
import { expiries as accounts } from '../accounts/userData.js'
import { expiries as applications } from '../applications/userData.js'
import { removeOldNotices } from '../notices/removeOldNotices.js'
import { expiries as notices } from '../notices/userData.js'
import type { Task } from '../TaskPayloads.js'
import { type Expiry, SENT_DAYS } from '../UserData.js'

/** Data that belongs to no noun. */
const own: readonly Expiry[] = [
  { table: 'throttles', where: 'expires_at < $1' },
  { table: 'idempotency_keys', where: 'expires_at < $1' },
  { table: 'sent_mails', where: 'sent_at < $1', days: SENT_DAYS },
]

const expiries = [...accounts, ...own, ...notices, ...applications]

/** Rows per statement, so that each one stays within the statement timeout. */
const ROWS_AT_ONCE = 10_000

/** Removes what each noun no longer keeps. A failure in one doesn't stop the others. */
export const removeExpired: Task<'removeExpired'> = async (app, _, { signal }) => {
  const { database, clock } = app
  const now = clock()
  const remove = async ({ table, where, days = 0 }: Expiry) => {
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${ROWS_AT_ONCE}))`
    const values = [daysBefore(now, days)]
    do signal.throwIfAborted()
    while ((await database.pool.query(statement, values)).rowCount === ROWS_AT_ONCE)
  }
  const cleanups = [...expiries.map(expiry => () => remove(expiry)), () => removeOldNotices(app, now)]
  const failures: unknown[] = []
  for (const cleanup of cleanups) await cleanup().catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
