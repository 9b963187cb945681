import { estimatedTotal } from '@rules/bids/estimatedTotal.js'
import { cents } from '@rules/cents.js'
import { expectedWeight, type LoadWeight } from '@rules/jobs/loadWeights.js'
import { askedOf } from './askedOf.js'
import type { OrderDetails_JobFragment } from './orders/generated/orders.js'

/** The load that the estimates of an order are for. */
export interface ChosenLoad {
  weight: LoadWeight
  onChange: (weight: LoadWeight) => void
}

/** `lowestBidTotal`, for the load chosen on the page. */
export const lowestTotalAt = (job: OrderDetails_JobFragment, weight: LoadWeight): string | null => {
  // The server counts bids that may not be loaded yet.
  if (weight === expectedWeight(job)) return job.lowestBidTotal
  const totals = job.bids.nodes
    .filter(bid => bid.status === 'pending' && bid.unconfirmedSince === null)
    .map(bid => estimatedTotal(bid, askedOf(job), weight))
  return totals.toSorted((a, b) => Number(cents(a) - cents(b)))[0] ?? null
}
