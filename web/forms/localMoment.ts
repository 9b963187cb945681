import { momentIn, todayIn, type WallTime, wallTimeIn } from '@rules/zonedTime.js'
import { serverNow } from '../serverClock.js'
import { readerTimeZone } from '../ui/text/readerTimeZone.js'

/** A moment as a date and time in a time zone. */
export const toLocalParts = (moment: string, timeZone: string): WallTime => {
  const date = new Date(moment)
  if (moment === '' || Number.isNaN(date.getTime())) return { date: '', time: '' }
  return wallTimeIn(date, timeZone)
}

/** The moment of a date and time in a time zone; "" if one is missing. */
export const fromLocalParts = ({ date, time }: WallTime, timeZone: string): string => {
  if (date === '' || time === '') return ''
  // A year is typed digit by digit, so the field may hold an invalid date for now.
  const moment = Number.isNaN(Date.parse(`${date}T${time}Z`)) ? null : momentIn({ date, time }, timeZone)
  return moment?.toISOString() ?? ''
}

/** Today's date in the reader's time zone or another: "2026-11-24". */
export const localToday = (timeZone = readerTimeZone(), now = serverNow()): string => todayIn(now, timeZone)
