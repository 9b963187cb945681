import { dollars } from '@rules/formatMoney.js'
import type { Fact } from '../../ui/text/Facts.js'
import { StarRating } from '../../ui/text/StarRating.js'
import type { OrderDetails_JobFragment } from '../orders/generated/orders.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { Insurance, jobsInWords } from './VendorFacts.js'

type Bid = ComparedBid_BidFragment

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/** Beyond what the bid includes, a vendor without a rate needs the customer's yes. */
const rate = (price: string | null | undefined, included: unknown) => {
  if (price != null) return dollars(price)
  return included == null ? 'No charge' : 'By agreement'
}

/** What the bid says is shown as said. Where it says nothing, everything asked for is included. */
const rentalFacts = ({ includedDays, includedTons, extraDayPrice, extraTonPrice }: Bid): Fact[] => [
  {
    label: 'Days',
    value: includedDays == null ? 'As requested' : count(includedDays, 'day'),
  },
  {
    label: 'Tons',
    value: includedTons == null ? 'Any weight included' : count(Number(includedTons), 'ton'),
  },
  { label: 'Extra day', value: rate(extraDayPrice, includedDays) },
  { label: 'Extra ton', value: rate(extraTonPrice, includedTons) },
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
