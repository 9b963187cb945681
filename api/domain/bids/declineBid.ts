import { act } from '../act.js'
import { moveOpenBid } from './bidPolicy.js'
import { bidToDecline } from './bidToDecide.js'

/** The customer turns a bid down. */
export const declineBid = act(bidToDecline, async ({ job, bid, now, tell }) => {
  bid.status = moveOpenBid(bid, job, 'decline', 'customer', now)
  const data = { bidId: bid.id, price: bid.price }
  tell('bid_rejected', { to: [bid.vendorId], jobId: job.id, data })
})
