import { type Asked, rentalDays } from '@rules/bids/estimatedTotal.js'
import type { JobCard_JobFragment } from './generated/jobs.js'

/** The parts of a request that determine a bid's estimated total. */
export const askedOf = (
  job: Pick<JobCard_JobFragment, 'dumpsterSize' | 'dropoffDate' | 'pickupDate'>,
): Asked => ({
  dumpsterSize: job.dumpsterSize,
  days: rentalDays(job),
})
