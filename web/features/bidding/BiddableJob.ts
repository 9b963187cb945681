import type { BidActions_JobFragment, JobCard_JobFragment } from '../../generated/graphql.js'

/** Includes the ZIP code because every screen that shows a bid also shows its job. */
export type BiddableJob = BidActions_JobFragment & Pick<JobCard_JobFragment, 'zipCode'>
