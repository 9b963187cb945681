import type { MyBid_BidFragment } from '../../generated/graphql.js'
import { formatMoney } from '../../ui/text/Money.js'

/** The outcome of the vendor's last bid, once it is no longer open. */
export const bidOutcome = ({ status, price }: Pick<MyBid_BidFragment, 'status' | 'price'>): string | null => {
  if (status === 'rejected') return `Your bid of ${formatMoney(price)} was not accepted.`
  if (status === 'expired') return `Your bid of ${formatMoney(price)} has expired.`
  // By the vendor, or with a job that was given back or taken from them.
  return status === 'withdrawn' ? `Your bid of ${formatMoney(price)} was withdrawn.` : null
}
