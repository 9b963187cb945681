import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { ongoing } from '../../rules/jobs/jobGraph.js'
import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { inStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import type { Writing } from '../UserData.js'

/** In SQL: the job of row `t` is unfinished or was at that time, or has a ticket that is open or changed since. */
const IS_NEEDED = `exists (select from jobs j where j.id = t.job_id and (
  j.status in ${inStates(ongoing)}
  or coalesce(j.completed_date, j.scheduled_date) >= :before::timestamptz
  or exists (select from support_tickets s where s.order_number = j.id and (s.status = '${ticketGraph.first}' or s.updated_at >= :before::timestamptz))))`

/** Rows per statement, so that each one stays within the statement timeout. */
const ROWS_AT_ONCE = 10_000

/** In SQL: ids of a table's rows to forget. */
const oldRows = (table: string, condition: string) => `array(
  select t.id from ${table} t where t.created_at < :before and ${condition} and not ${IS_NEEDED}
  order by t.created_at limit ${ROWS_AT_ONCE})`

const MESSAGES = prepared(`delete from messages where id = any(${oldRows('messages', 'true')}) returning 1`)

/** Stands where somebody wrote something: that they wrote it stays. */
const REMOVED = 'Removed'

const removeTexts = ({ table, texts }: Writing) =>
  prepared(`
    update ${table} set ${texts.map(text => `${text} = case when ${text} is not null then '${REMOVED}' end`).join(', ')}
    where id = any(${oldRows(table, `(${texts.map(text => `t.${text} <> '${REMOVED}'`).join(' or ')})`)})
    returning 1`)

/** Counts months in UTC. */
const monthsBefore = (date: Date, months: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months))

/**
 * Removes the messages older than the installation keeps them, if it limits that (docs/settings.md), and with them what else
 * people wrote about the job.
 */
export const forgetMessages: Task<'forgetMessages'> = async app => {
  const { database, config, clock, log, userData } = app
  if (config.messagesKeptMonths === undefined) return
  const before = monthsBefore(clock(), config.messagesKeptMonths)
  let removed = 0
  for (const step of [MESSAGES, ...userData.written.map(removeTexts)]) {
    let last: number
    do {
      last = (await rowsOf(database.pool, step, { before })).length
      removed += last
    } while (last === ROWS_AT_ONCE)
  }
  if (removed > 0) log.info({ removed }, 'Messages and notes that are no longer kept were removed')
}
