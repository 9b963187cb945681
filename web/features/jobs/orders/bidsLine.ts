import { vendorName } from '@rules/businesses/vendorName.js'
import { formatMoney } from '@rules/formatMoney.js'
import { isStranded } from '../orderStep.js'
import type { OrderCard_JobFragment } from './generated/orders.js'

type Bidden = Pick<
  OrderCard_JobFragment,
  'status' | 'openBidCount' | 'lowestBidTotal' | 'finalPrice' | 'vendor'
>

/** "2 bids from $148.00", "1 bid: $148.00". */
export const bidsInWords = (
  { openBidCount: open, lowestBidTotal: lowest }: Pick<Bidden, 'openBidCount' | 'lowestBidTotal'>,
  money: (amount: string) => string = formatMoney,
): string => {
  if (open === 0) return 'Waiting for bids'
  if (open === 1) return lowest === null ? '1 bid' : `1 bid: ${money(lowest)}`
  return lowest === null ? `${open} bids` : `${open} bids from ${money(lowest)}`
}

/** Sums up the bids, or the agreed price and vendor, in one line. */
export const bidsLine = (job: Bidden): string => {
  const agreed = [job.finalPrice && formatMoney(job.finalPrice), job.vendor && vendorName(job.vendor)]
    .filter(Boolean)
    .join(', ')
  if (isStranded(job)) return `On hold: ${agreed}`
  switch (job.status) {
    case 'accepted':
      return `Accepted: ${agreed}`
    case 'in_progress':
      return `Under way: ${agreed}`
    case 'completed':
      return `Done: ${agreed}`
    case 'cancelled':
      return agreed ? `Was agreed: ${agreed}` : 'No vendor was booked'
    default:
      return bidsInWords(job)
  }
}
