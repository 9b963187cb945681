import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'
import type { Bid } from './Bid.js'

/** Change and withdraw: the vendor whose bid it is. */
export const isOwnBid = (viewer: Viewer | null, bid: Pick<Bid, 'vendorId'>): boolean =>
  viewer?.id === bid.vendorId

/** Accept and decline: the customer whose job it is. */
export const mayDecide = (viewer: Viewer | null, job: Pick<Job, 'customerId'>): boolean =>
  viewer?.id === job.customerId

export const isOpenBid = (bid: Pick<Bid, 'status'>): boolean => bid.status === 'pending'
