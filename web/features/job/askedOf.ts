import { type Asked, rentalDays } from '@rules/estimatedTotal.js'
import type { JobCard_JobFragment } from '../../generated/graphql.js'

/** What the estimated total of a bid depends on. */
export const askedOf = (
  job: Pick<JobCard_JobFragment, 'dumpsterSize' | 'dropoffDate' | 'pickupDate'>,
): Asked => ({
  dumpsterSize: job.dumpsterSize,
  days: rentalDays(job),
})
