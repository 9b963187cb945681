import { sumOf } from '../cents.js'
import { OVERDUE_DAYS } from '../statements/statements.js'

/** How money past due is sorted by age. From the last one on, a vendor can't bid. */
export const overdueAges = [
  { fromDays: 1, toDays: 7 },
  { fromDays: 8, toDays: OVERDUE_DAYS - 1 },
  { fromDays: OVERDUE_DAYS, toDays: null },
]

export type OverdueAge = (typeof overdueAges)[number]

/** "8–29 days", "30 days or more" */
export const ageWords = ({ fromDays, toDays }: OverdueAge): string =>
  toDays === null ? `${fromDays} days or more` : `${fromDays}–${toDays} days`

/** The statements or orders that are this many days past due, and how much is due on them. */
export type PastDue = { days: number; count: number; amount: string }

const isIn = ({ fromDays, toDays }: OverdueAge, { days }: PastDue) =>
  days >= fromDays && (toDays === null || days <= toDays)

/** Adds up each age. What is not yet a day past due is in none. */
export const byAge = (due: readonly PastDue[]) =>
  overdueAges.map(age => {
    const found = due.filter(each => isIn(age, each))
    return {
      ...age,
      count: found.reduce((sum, { count }) => sum + count, 0),
      amount: sumOf(found.map(({ amount }) => amount)),
    }
  })
