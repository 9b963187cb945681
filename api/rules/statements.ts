/** Days after the end of its month until a statement is due. */
export const DUE_DAYS = 15

/** Days after its due date until a statement is overdue and stops new bids. */
export const OVERDUE_DAYS = 30

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
