import { createContext, useContext } from 'react'
import type { BidActions_JobFragment } from '../../generated/graphql.js'

export type BidTask = 'submit' | 'change' | 'withdraw'
type OpenBidTask = (task: BidTask, job: BidActions_JobFragment) => void

export const BiddingContext = createContext<OpenBidTask | null>(null)

export const useBidding = (): OpenBidTask => {
  const open = useContext(BiddingContext)
  if (!open) throw new Error('Bids are made within a BiddingProvider')
  return open
}
