import { type Asked, rentalDays } from '@rules/estimatedTotal.js'
import type { LoadWeight } from '@rules/loadWeights.js'
import type { Debris, JobCard_JobFragment } from '../../generated/graphql.js'

/** What the estimated total of a bid depends on. */
export const askedOf = (
  job: Pick<JobCard_JobFragment, 'dumpsterSize' | 'dropoffDate' | 'pickupDate'>,
): Asked => ({
  dumpsterSize: job.dumpsterSize,
  days: rentalDays(job),
})

/** What the customer has said of the load. */
export const expectedWeight = ({ debris }: { debris: Debris | null }): LoadWeight =>
  debris === 'heavy' ? 'heavy' : 'typical'
