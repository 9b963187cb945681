import { WEEK_DAYS } from '@rules/board/boardOrder.js'
import { addDays } from '@rules/dates.js'

const DAY = /^\d{4}-\d\d-\d\d$/

/** A day of an address, or `today` if there is none such. */
export const dayIn = (named: string | null, today: string): string =>
  named !== null && DAY.test(named) && !Number.isNaN(Date.parse(named)) ? named : today

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS))
