import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'
import type { Bid } from './Bid.js'

/** For changing and withdrawing: only the vendor who submitted the bid. */
export const isOwnBid = (viewer: Viewer | null, bid: Pick<Bid, 'vendorId'>): boolean =>
  viewer?.id === bid.vendorId

/** For accepting and declining: only the customer of the job. */
export const mayDecide = (viewer: Viewer | null, job: Pick<Job, 'customerId'>): boolean =>
  viewer?.id === job.customerId

export const isOpenBid = (bid: Pick<Bid, 'status'>): boolean => bid.status === 'pending'
