import { daysBefore } from '../../rules/dates.js'
import { removeOldNotices } from '../notices/removeOldNotices.js'
import type { Task } from '../TaskPayloads.js'
import type { Expiry } from '../UserData.js'

/** Rows per statement, so that each one stays within the statement timeout. */
const ROWS_AT_ONCE = 10_000

/** Removes what each noun no longer keeps. A failure in one doesn't stop the others. */
export const removeExpired: Task<'removeExpired'> = async (app, _, { signal }) => {
  const { database, clock, userData } = app
  const now = clock()
  const remove = async ({ table, where, days = 0 }: Expiry) => {
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${ROWS_AT_ONCE}))`
    const values = [daysBefore(now, days)]
    do signal.throwIfAborted()
    while ((await database.pool.query(statement, values)).rowCount === ROWS_AT_ONCE)
  }
  const cleanups = [...userData.expired.map(expiry => () => remove(expiry)), () => removeOldNotices(app, now)]
  const failures: unknown[] = []
  for (const cleanup of cleanups) await cleanup().catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
