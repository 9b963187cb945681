import { addDays } from '../dates.js'
import { momentIn, wallTimeIn } from '../zonedTime.js'
import { DIGEST_HOUR, isQuietAt, type QuietSpan } from './digestHour.js'
import type { NoticeFrequency } from './noticePreferences.js'

/** For users who haven't chosen: 9 PM to 8 AM. */
export const STANDARD_QUIET = { from: 21, to: 8 } as const

const HOUR_MS = 3_600_000

/** A person's clock, and their quiet hours on it; null if they have none. */
export interface Clock {
  timeZone: string
  quiet: QuietSpan | null
}

const asTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The end of the quiet hours at `now`; null outside them. */
export const quietUntil = (now: Date, { timeZone, quiet }: Clock): Date | null => {
  if (!quiet) return null
  const wall = wallTimeIn(now, timeZone)
  const hour = Number(wall.time.slice(0, 2))
  if (!isQuietAt(hour, quiet)) return null
  const date = hour < quiet.to ? wall.date : addDays(wall.date, 1)
  return momentIn({ date, time: asTime(quiet.to) }, timeZone)
}

const nextHour = (now: Date) => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)

const nextDigest = (now: Date, timeZone: string): Date => {
  const { date } = wallTimeIn(now, timeZone)
  const today = momentIn({ date, time: asTime(DIGEST_HOUR) }, timeZone)
  return today > now ? today : momentIn({ date: addDays(date, 1), time: asTime(DIGEST_HOUR) }, timeZone)
}

/** When a notice is sent: at `now`, later, or never (null). */
export const dueAt = (now: Date, frequency: NoticeFrequency, clock: Clock): Date | null => {
  if (frequency === 'off') return null
  const wished = { now, hourly: nextHour(now), daily: nextDigest(now, clock.timeZone) }[frequency]
  return quietUntil(wished, clock) ?? wished
}
