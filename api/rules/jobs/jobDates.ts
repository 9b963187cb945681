import { addDays } from '../dates.js'
import { momentIn } from '../zonedTime.js'

export interface Scheduled {
  timeZone: string
  /** A Date, or a string as in API responses. */
  pickupDateTime?: Date | string | null
  dropoffDate?: string | null
}

/** When a job can no longer begin: its pickup time, or the end of its dropoff date, in the job's time zone. */
export const opensUntil = ({ timeZone, pickupDateTime, dropoffDate }: Scheduled): Date =>
  dropoffDate
    ? momentIn({ date: addDays(dropoffDate, 1), time: '00:00' }, timeZone)
    : new Date(pickupDateTime ?? 0)

/** Nothing past its date is listed, bid on or accepted. `isPast` of domain/twinRows.ts is the same in SQL. */
export const isJobPast = (job: Scheduled, now: Date): boolean => opensUntil(job) <= now
