import { DAY_MS } from '../dates.js'
import { opensUntil, type Scheduled } from '../jobs/jobDates.js'
import type { TimePreference } from '../kinds.js'
import { momentIn } from '../zonedTime.js'

/** The days of 24 hours for which a bid stands. */
export const bidDays = { default: 3, min: 1, max: 14 } as const

/** When the window of a delivery begins, on the job's clock. */
const windowStarts: Record<TimePreference, string> = {
  morning: '08:00',
  afternoon: '12:00',
  anytime: '08:00',
}

export interface Visited extends Scheduled {
  dropoffTimePreference?: TimePreference | null
}

/** When the vendor may first come: at the pickup time, or when the delivery window begins. */
export const firstWindowStart = (job: Visited): Date =>
  job.dropoffDate
    ? momentIn(
        { date: job.dropoffDate, time: windowStarts[job.dropoffTimePreference ?? 'anytime'] },
        job.timeZone,
      )
    : opensUntil(job)

/**
 * No bid stands past the start of the first window; within that window, it stands as long as the job can still begin.
 */
export const lastBidEnd = (job: Visited, now: Date): Date => {
  const window = firstWindowStart(job)
  return window > now ? window : opensUntil(job)
}

/** When a bid made at `now` ends: after that many days. */
export const bidEnds = (job: Visited, now: Date, days: number = bidDays.default): Date => {
  const asked = new Date(now.getTime() + days * DAY_MS)
  const last = lastBidEnd(job, now)
  return asked < last ? asked : last
}

/** How long before its end a vendor hears that a bid ends. */
export const ENDING_MS = DAY_MS

/** The bid ends within a day. One that was made for less is no news. */
export const isEndingSoon = (bid: { createdAt: Date; expiresAt: Date }, now: Date): boolean =>
  bid.expiresAt > now &&
  bid.expiresAt.getTime() <= now.getTime() + ENDING_MS &&
  bid.expiresAt.getTime() > bid.createdAt.getTime() + ENDING_MS
