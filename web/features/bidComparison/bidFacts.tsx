import { dollars } from '@rules/termsWords.js'
import type { Fact } from '../../ui/text/Facts.js'
import { StarRating } from '../../ui/text/StarRating.js'
import type { OrderDetails_JobFragment } from '../orders/generated/orders.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { Insurance, jobsInWords } from './VendorFacts.js'

type Bid = ComparedBid_BidFragment

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/** A vendor can't charge for what the bid leaves out, so a missing price means that any number is included. */
const rentalFacts = ({ includedDays, includedTons, extraDayPrice, extraTonPrice }: Bid): Fact[] => [
  {
    label: 'Days',
    value: extraDayPrice == null || includedDays == null ? 'As requested' : count(includedDays, 'day'),
  },
  {
    label: 'Tons',
    value:
      extraTonPrice == null || includedTons == null
        ? 'Any weight included'
        : count(Number(includedTons), 'ton'),
  },
  { label: 'Extra day', value: extraDayPrice == null ? 'No charge' : dollars(extraDayPrice) },
  { label: 'Extra ton', value: extraTonPrice == null ? 'No charge' : dollars(extraTonPrice) },
]

/** The facts compared between bids, in the same rows on each card. */
export const bidFacts = (bid: Bid, { type }: Pick<OrderDetails_JobFragment, 'type'>): Fact[] => [
  ...(type === 'dumpster_rental' ? rentalFacts(bid) : []),
  { label: 'Trip fee', value: bid.tripFee == null ? 'None' : dollars(bid.tripFee) },
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
