// By hand: the product speaks American English alone, and making the formatters of Intl takes a phone longer than drawing
// the list that they are for.
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayOf = (date: Date) => `${WEEKDAYS[date.getDay()]}, ${MONTHS[date.getMonth()]} ${date.getDate()}`

const dayInFull = (date: Date) => `${dayOf(date)}, ${date.getFullYear()}`

/** The year only when it is another one. */
const dayFrom = (date: Date, now: Date) =>
  date.getFullYear() === now.getFullYear() ? dayOf(date) : dayInFull(date)

const timeOf = (date: Date) => {
  const hours = date.getHours()
  return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** "Tue, Nov 24, 9:00 AM" in the reader's own time zone; the year only when it is another one. */
export const formatMoment = (value: string | Date, now = new Date()): string => {
  const date = new Date(value)
  return `${dayFrom(date, now)}, ${timeOf(date)}`
}

/** "Tue, Nov 24, 2026, 9:00 AM". */
export const formatMomentInFull = (value: string | Date): string => {
  const date = new Date(value)
  return `${dayInFull(date)}, ${timeOf(date)}`
}

/** "Tue, Nov 24" for a calendar date ("2026-11-24"), the same day in every time zone. */
export const formatDay = (value: string, now = new Date()): string => {
  const [year = 0, month = 1, date = 1] = value.slice(0, 10).split('-').map(Number)
  return dayFrom(new Date(year, month - 1, date), now)
}
