import type { JobRequest_JobFragment } from '../../../generated/graphql.js'
import { jobDay } from './jobDay.js'

type Agreed = Pick<JobRequest_JobFragment, 'timeZone' | 'pickupDateTime' | 'dropoffDate' | 'pickupDate'>
export type WorkStep = 'start' | 'complete'

/** The day agreed for a step, if still ahead: a rental starts with its dropoff and ends with its pickup. */
export const agreedDayAhead = (job: Agreed, step: WorkStep, now = new Date()): string | null => {
  const ofRental = step === 'start' ? job.dropoffDate : job.pickupDate
  const day = job.pickupDateTime ? jobDay(job.pickupDateTime, job.timeZone) : ofRental
  return day && jobDay(now, job.timeZone) < day ? day : null
}
