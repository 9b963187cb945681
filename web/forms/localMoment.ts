import { momentIn, todayIn, type WallTime, wallTimeIn } from '@rules/zonedTime.js'

/** A moment as the calendar and the clocks of a time zone show it. */
export const toLocalParts = (moment: string, timeZone: string): WallTime => {
  const date = new Date(moment)
  if (moment === '' || Number.isNaN(date.getTime())) return { date: '', time: '' }
  return wallTimeIn(date, timeZone)
}

/** The moment that a date and a time name in a time zone; "" while one is missing. */
export const fromLocalParts = ({ date, time }: WallTime, timeZone: string): string => {
  if (date === '' || time === '') return ''
  // A year is typed digit by digit, so what stands in the field may be no moment yet.
  const moment = Number.isNaN(Date.parse(`${date}T${time}Z`)) ? null : momentIn({ date, time }, timeZone)
  return moment?.toISOString() ?? ''
}

let own: string | undefined

/** Asked for once: it takes a formatter, and those are slow to make. */
export const readerTimeZone = (): string => {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}

/** Today's date on the reader's calendar, or on that of a time zone: "2026-11-24". */
export const localToday = (timeZone = readerTimeZone(), now = new Date()): string => todayIn(now, timeZone)
