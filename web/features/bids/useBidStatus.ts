import { type BidStatus, bidGraph } from '@rules/bids/bidGraph.js'
import { canMove } from '@rules/stateGraph.js'
import { useHasPassed } from '../../ui/states/useHasPassed.js'

/** The current status of a bid: it expires at its end, whether or not the server has said so yet. */
export const useBidStatus = (bid: { status: BidStatus; expiresAt: string } | null | undefined) => {
  const canExpire = bid ? canMove(bidGraph, bid.status, 'expire') : false
  const hasEnded = useHasPassed(canExpire ? bid!.expiresAt : null)
  return hasEnded ? bidGraph.moves.expire.to : bid?.status
}
