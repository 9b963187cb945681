import { vendorName } from '@rules/businesses/vendorName.js'
import { formatMoney } from '@rules/formatMoney.js'
import { displayStatus } from '@rules/jobs/jobGraph.js'
import { jobPrice } from '../jobPrice.js'
import { isStranded } from '../orderStep.js'
import type { OrderCard_JobFragment } from './generated/orders.js'

type Bidden = Pick<
  OrderCard_JobFragment,
  'status' | 'openBidCount' | 'lowestBidPrice' | 'finalPrice' | 'estimatedPrice' | 'vendor'
>

const countInWords = (bids: number): string => (bids === 1 ? '1 bid' : `${bids} bids`)

/** "2 bids from $148.00", "1 bid: $148.00". */
export const bidsInWords = ({
  openBidCount: open,
  lowestBidPrice: lowest,
}: Pick<Bidden, 'openBidCount' | 'lowestBidPrice'>): string => {
  if (lowest === null) return countInWords(open)
  return `${countInWords(open)}${open === 1 ? ':' : ' from'} ${formatMoney(lowest)}`
}

/** "from $398.00" while bids are open, then the job's price. */
export const orderPrice = (job: Bidden): string | null => {
  const { status, openBidCount: open, lowestBidPrice: lowest } = job
  if (displayStatus(status) !== 'pending' || open === 0 || lowest === null) return jobPrice(job)
  return open === 1 ? formatMoney(lowest) : `from ${formatMoney(lowest)}`
}

/** How many bids there are, or the agreed price and vendor, in one line. */
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
      return job.openBidCount === 0 ? 'Waiting for bids' : countInWords(job.openBidCount)
  }
}
