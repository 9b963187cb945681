import { cents } from '@rules/money.js'
import type { BidCard_BidFragment } from '../../generated/graphql.js'

export type BidOrder = 'price' | 'rating'

const byPrice = (a: BidCard_BidFragment, b: BidCard_BidFragment) => Number(cents(a.price) - cents(b.price))
const byRating = (a: BidCard_BidFragment, b: BidCard_BidFragment) =>
  b.vendor.rating - a.vendor.rating || b.vendor.ratingCount - a.vendor.ratingCount

/** Open bids first, then by lowest price or best rating; the other one breaks ties. */
export const sortBids = (bids: readonly BidCard_BidFragment[], order: BidOrder): BidCard_BidFragment[] => {
  const isClosed = ({ status }: BidCard_BidFragment) => Number(status !== 'pending')
  const [first, second] = order === 'price' ? [byPrice, byRating] : [byRating, byPrice]
  return bids.toSorted((a, b) => isClosed(a) - isClosed(b) || first(a, b) || second(a, b))
}
