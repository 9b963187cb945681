import { OUT_OF_STOCK_LABEL } from '@rules/bids/bidGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import type { MyBid_BidFragment } from './vendor/generated/bidding.js'

/** The outcome of the vendor's last bid, once it is no longer open. */
export const bidOutcome = ({
  status,
  price,
  takenAt,
  outOfStockAt,
}: Pick<MyBid_BidFragment, 'status' | 'price' | 'takenAt' | 'outOfStockAt'>): string | null => {
  if (status === 'rejected') return `Your bid of ${formatMoney(price)} was not accepted.`
  if (status === 'expired') return `Your bid of ${formatMoney(price)} has expired.`
  if (takenAt !== null) return `Your bid of ${formatMoney(price)} ended when Haulbid took the job back.`
  if (outOfStockAt !== null) return `${OUT_OF_STOCK_LABEL}: your bid of ${formatMoney(price)} was withdrawn.`
  // By the vendor, or with a job that they gave back.
  return status === 'withdrawn' ? `Your bid of ${formatMoney(price)} was withdrawn.` : null
}
