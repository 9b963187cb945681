import { keepMonths, type MonthlyTable } from '../../platform/database/months.js'
import type { Task } from '../TaskPayloads.js'

/** Of a job that is under way or was then, and of one with a ticket that is open or was answered or closed since. */
const IS_NEEDED = `exists (select from jobs j where j.id = m.job_id and (
  j.status in ('pending', 'accepted', 'in_progress')
  or coalesce(j.completed_date, j.scheduled_date) >= $1::timestamptz
  or exists (select from support_tickets t where t.order_number = j.id and (t.status = 'open' or t.updated_at >= $1::timestamptz))))`

const monthsOfMessages: MonthlyTable = {
  table: 'messages',
  isNeeded: IS_NEEDED,
  // Open screens fetch everything again.
  afterRemoving: "insert into changes (kind) values ('message')",
  refersTo: ['jobs', 'users'],
}

/** Removes the months that the installation no longer keeps, if it has said how many (docs/settings.md). */
export const forgetMessages: Task<'forgetMessages'> = async ({ database, config, clock, log }) => {
  const keptMonths = config.messagesKeptMonths ?? null
  const months = await keepMonths(database.pool, monthsOfMessages, { now: clock(), keptMonths })
  if (months > 0) log.info({ months }, 'Messages of months that are no longer kept were removed')
}
