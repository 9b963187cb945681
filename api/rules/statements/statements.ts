import { addDays } from '../dates.js'
import { momentIn, todayIn } from '../zonedTime.js'

/** Days after the end of its month until a statement is due. */
const DUE_DAYS = 15

/** Days after its due date until a statement is overdue and stops new bids. */
export const OVERDUE_DAYS = 30

/** Days past due on which a vendor is reminded of a statement. */
const REMINDER_DAYS = [1, 7, 21]

/** The last reminder of a statement that is due; null before. */
export const lastReminder = (dueDate: string, today: string): number | null =>
  REMINDER_DAYS.findLast(days => addDays(dueDate, days) <= today) ?? null

/** Its due date is so long ago that it stops new bids. */
export const isOverdue = (dueDate: string, today: string): boolean => addDays(dueDate, OVERDUE_DAYS) <= today

/** The last month that is over, by its first day, with its end and the due date of its statements. */
export const lastMonth = (now: Date, timeZone: string): { month: string; overAt: Date; dueDate: string } => {
  const end = `${todayIn(now, timeZone).slice(0, 7)}-01`
  return {
    month: `${addDays(end, -1).slice(0, 7)}-01`,
    overAt: momentIn({ date: end, time: '00:00' }, timeZone),
    dueDate: addDays(end, DUE_DAYS - 1),
  }
}

export const pastDueWords = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} past due`

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "November 2026", of "2026-11" */
export const monthWords = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
