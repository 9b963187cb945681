import { cents } from '@rules/cents.js'
import { serverNow } from '../../../serverClock.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'

type Bid = ComparedBid_BidFragment

const canBeAccepted = ({ viewerCanDecide, unconfirmedSince, expiresAt, vendor }: Bid) =>
  viewerCanDecide &&
  unconfirmedSince === null &&
  vendor.isActive &&
  Date.parse(expiresAt) > serverNow().getTime()

/** The ids of the bids with the lowest total among those that can be accepted. None if no other bid costs more. */
export const cheapestOf = (bids: readonly Bid[], totalOf: (bid: Bid) => string): ReadonlySet<string> => {
  const totals = new Map(bids.filter(canBeAccepted).map(bid => [bid.id, cents(totalOf(bid))]))
  const lowest = [...totals.values()].reduce<bigint | null>(
    (least, total) => (least === null || total < least ? total : least),
    null,
  )
  const ids = [...totals].filter(([, total]) => total === lowest).map(([id]) => id)
  return new Set(ids.length < totals.size ? ids : [])
}
