import { DAY_MS } from './dates.js'
import { opensUntil, type Scheduled } from './jobDates.js'
import type { TimePreference } from './kinds.js'
import { momentIn } from './zonedTime.js'

/** The days of 24 hours for which a bid stands. */
export const bidDays = { default: 3, min: 1, max: 14 } as const

/** When the window of a delivery begins, on the job's clock. */
export const windowStarts: Record<TimePreference, string> = {
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

/** When a bid made at `now` ends: after that many days. `bidEnd` in domain/bids/bidPolicy.ts is the same in SQL. */
export const bidEnds = (job: Visited, now: Date, days: number = bidDays.default): Date => {
  const asked = new Date(now.getTime() + days * DAY_MS)
  const last = lastBidEnd(job, now)
  return asked < last ? asked : last
}
