import { formatMoney } from '@rules/formatMoney.js'
import type { MyBid_BidFragment } from './vendor/generated/bidding.js'

/** The outcome of the vendor's last bid, once it is no longer open. */
export const bidOutcome = ({
  status,
  price,
  takenAt,
}: Pick<MyBid_BidFragment, 'status' | 'price' | 'takenAt'>): string | null => {
  if (status === 'rejected') return `Your bid of ${formatMoney(price)} was not accepted.`
  if (status === 'expired') return `Your bid of ${formatMoney(price)} has expired.`
  if (takenAt !== null) return `Your bid of ${formatMoney(price)} ended when Haulbid took the job back.`
  // By the vendor, or with a job that they gave back.
  return status === 'withdrawn' ? `Your bid of ${formatMoney(price)} was withdrawn.` : null
}
