import type { JobRequest_JobFragment } from '../../jobs/generated/jobs.js'
import type { BidActions_JobFragment } from './generated/bidding.js'

/** Includes the request because every screen that shows a bid also shows its job. */
export type BiddableJob = BidActions_JobFragment & JobRequest_JobFragment
