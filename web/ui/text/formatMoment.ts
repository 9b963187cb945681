import { dayWordsOf } from '@rules/dayWords.js'
import { offsetAt, zoneNameAt } from '@rules/zonedTime.js'
import { serverNow } from '../../serverClock.js'

const MINUTE_MS = 60_000

/** The reader's own offset from UTC. */
const ownOffsetAt = (date: Date) => -date.getTimezoneOffset() * MINUTE_MS

/** A date whose UTC parts are the local time at that offset. */
const shownWith = (date: Date, offset: number) => new Date(date.getTime() + offset)

/** Includes the year only if it is not the current one; without `now`, always. */
const dayFrom = (shown: Date, now: Date | null) => {
  const year = shown.getUTCFullYear()
  return year === now?.getFullYear() ? dayWordsOf(shown) : `${dayWordsOf(shown)}, ${year}`
}

const timeOf = (shown: Date) => {
  const hours = shown.getUTCHours()
  return `${hours % 12 || 12}:${String(shown.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/**
 * "Tue, Nov 24, 9:00 AM"; with the year only if it is not the current one, or always without `now`. In the reader's own time zone, or in the one
 * given: then as "Tue, Nov 24, 9:00 AM CST" if the time differs from the reader's.
 */
export const formatMoment = (
  value: string | Date,
  now: Date | null = serverNow(),
  timeZone?: string | null,
): string => {
  const date = new Date(value)
  const own = ownOffsetAt(date)
  const offset = timeZone ? offsetAt(date, timeZone) : own
  const shown = shownWith(date, offset)
  const words = `${dayFrom(shown, now)}, ${timeOf(shown)}`
  return timeZone && offset !== own ? `${words} ${zoneNameAt(date, timeZone)}` : words
}

/** "9:00 AM", in the reader's time zone. */
export const formatTime = (value: string): string => {
  const date = new Date(value)
  return timeOf(shownWith(date, ownOffsetAt(date)))
}

/** Formats a calendar date ("2026-11-24") as "Nov 24", or as "Nov 24, 2025" in another year. */
export const formatShortDay = (value: string, now = serverNow()): string =>
  formatDay(value, now).replace(/^\w+, /, '')

/** "Tue, Nov 24" for a calendar date ("2026-11-24"), the same day in every time zone; with the year as above. */
export const formatDay = (value: string, now: Date | null = serverNow()): string =>
  dayFrom(new Date(`${value.slice(0, 10)}T00:00:00Z`), now)

const two = (value: number) => String(value).padStart(2, '0')

/** The calendar date of a moment in the reader's time zone: "2026-11-24". */
export const localDay = (moment: string): string => {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
