import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { ongoing } from '../../rules/jobGraph.js'
import { ticketGraph } from '../../rules/ticketGraph.js'
import { inStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'

/** Keeps a message while its job is unfinished or was at that time, or has a ticket that is open or changed since. */
const IS_NEEDED = `exists (select from jobs j where j.id = m.job_id and (
  j.status in ${inStates(ongoing)}
  or coalesce(j.completed_date, j.scheduled_date) >= :before::timestamptz
  or exists (select from support_tickets t where t.order_number = j.id and (t.status = '${ticketGraph.first}' or t.updated_at >= :before::timestamptz))))`

/** Rows per statement, so that each one stays within the statement timeout. */
const ROWS_AT_ONCE = 10_000

const OLD = prepared(`
  delete from messages where id = any(array(
    select m.id from messages m where m.created_at < :before and not ${IS_NEEDED}
    order by m.created_at limit ${ROWS_AT_ONCE}))
  returning 1`)

/** Counts months in UTC. */
const monthsBefore = (date: Date, months: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months))

/** Removes the messages older than the installation keeps them, if it limits that (docs/settings.md). */
export const forgetMessages: Task<'forgetMessages'> = async ({ database: { pool }, config, clock, log }) => {
  if (config.messagesKeptMonths === undefined) return
  const before = monthsBefore(clock(), config.messagesKeptMonths)
  let removed = 0
  let last: number
  do {
    last = (await rowsOf(pool, OLD, { before })).length
    removed += last
  } while (last === ROWS_AT_ONCE)
  if (removed > 0) log.info({ removed }, 'Messages that are no longer kept were removed')
}
