const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const momentWithYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const dayWithYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

const sameYear = (date: Date, now: Date) => date.getFullYear() === now.getFullYear()

// Some engines put a narrow no-break space before AM and PM; ours is a plain one everywhere.
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

/** "Tue, Nov 24, 9:00 AM" in the reader's own time zone; the year only when it is another one. */
export const formatMoment = (value: string | Date, now = new Date()): string => {
  const date = new Date(value)
  return plain((sameYear(date, now) ? moment : momentWithYear).format(date))
}

/** "Tue, Nov 24, 2026, 9:00 AM". */
export const formatMomentInFull = (value: string | Date): string =>
  plain(momentWithYear.format(new Date(value)))

/** "Tue, Nov 24" for a calendar date ("2026-11-24"), the same day in every time zone. */
export const formatDay = (value: string, now = new Date()): string => {
  const [year = 0, month = 1, date = 1] = value.slice(0, 10).split('-').map(Number)
  const local = new Date(year, month - 1, date)
  return plain((sameYear(local, now) ? day : dayWithYear).format(local))
}
