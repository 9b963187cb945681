import { todayIn } from '@rules/zonedTime.js'
import { serverNow } from '../../../serverClock.js'
import type { JobRequest_JobFragment } from '../generated/jobs.js'

type Agreed = Pick<JobRequest_JobFragment, 'timeZone' | 'pickupDateTime' | 'dropoffDate' | 'pickupDate'>

/** The calendar day of a moment in the job's time zone: "2026-11-24". */
const jobDay = (moment: string | Date, { timeZone }: Agreed): string =>
  // Its own vendor can always read it.
  todayIn(new Date(moment), timeZone!)

export type WorkStep = 'start' | 'complete'

/** The day agreed for a step, if still ahead: a rental starts with its dropoff and ends with its pickup. */
export const agreedDayAhead = (job: Agreed, step: WorkStep, now = serverNow()): string | null => {
  const ofRental = step === 'start' ? job.dropoffDate : job.pickupDate
  const day = job.pickupDateTime ? jobDay(job.pickupDateTime, job) : ofRental
  return day && jobDay(now, job) < day ? day : null
}
