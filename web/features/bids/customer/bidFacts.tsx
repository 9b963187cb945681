import { termFacts } from '@rules/bids/termsWords.js'
import type { Fact } from '../../../ui/text/Facts.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { Insurance, jobsInWords } from './VendorFacts.js'

type Bid = ComparedBid_BidFragment

/** The facts compared between bids, in the same rows on each card. */
export const bidFacts = (bid: Bid, { type }: Pick<OrderDetails_JobFragment, 'type'>): Fact[] => [
  ...termFacts(bid, type),
  { label: 'Insurance', value: <Insurance vendor={bid.vendor} /> },
  {
    label: 'Rating',
    value:
      bid.vendor.ratingCount === 0 ? (
        'New'
      ) : (
        <StarRating value={bid.vendor.rating} count={bid.vendor.ratingCount} />
      ),
  },
  { label: 'Jobs', value: jobsInWords(bid.vendor) },
]
