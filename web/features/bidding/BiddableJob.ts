import type { BidActions_JobFragment, JobRequest_JobFragment } from '../../generated/graphql.js'

/** Includes the request because every screen that shows a bid also shows its job. */
export type BiddableJob = BidActions_JobFragment & JobRequest_JobFragment
