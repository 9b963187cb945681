import { bidGraph } from '../../rules/bids/bidGraph.js'
import { act } from '../act.js'
import { refuse } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { moveJob } from '../visits/moveJob.js'
import { hasEnded, moveOpenBid, type SeenBid, whyNotAccept } from './bidPolicy.js'
import { bidToAccept } from './bidToDecide.js'

/** The customer takes a bid; the others lose. Of any number of simultaneous accepts exactly one succeeds. */
export const acceptBid = act(bidToAccept, async (acting, seen: SeenBid = {}) => {
  const { tx, job, bid, others, vendor, now, viewer, tell } = acting
  refuse(whyNotAccept(bid, job, vendor, seen, now))
  const lost = others.filter(other => !hasEnded(other, now))
  for (const other of others)
    other.status = makeMove(bidGraph, other.status, lost.includes(other) ? 'lose' : 'expire', 'system')
  for (const other of lost) other.notChosenAt = now
  bid.status = moveOpenBid(bid, job, 'accept', 'customer', now)
  // The job's triggers look for its accepted bid.
  await tx.flush()
  job.vendorId = bid.vendorId
  job.finalPrice = bid.price
  await moveJob(acting, job, 'accept')
  const about = ({ id, price }: typeof bid) => ({ jobId: job.id, data: { bidId: id, price } })
  tell('order_accepted', { to: [viewer.id], ...about(bid) })
  tell('bid_accepted', { to: [bid.vendorId], ...about(bid) })
  for (const other of lost) tell('bid_rejected', { to: [other.vendorId], ...about(other) })
  return job.id
})
