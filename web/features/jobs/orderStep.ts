import { vendorName } from '@rules/businesses/vendorName.js'
import { displayStatus, isUnderWay } from '@rules/jobs/jobGraph.js'
import type { OrderCard_JobFragment } from './orders/generated/orders.js'
import { isPastDate } from './PastDate.js'

type Order = OrderCard_JobFragment

/** An order's next decision or event, from its customer's view. */
export type OrderStep =
  | 'decide'
  | 'asked'
  | 'expired'
  | 'waiting'
  | 'stranded'
  | 'booked'
  | 'underWay'
  | 'toRate'
  | 'done'
  | 'cancelled'

/** Its vendor was suspended, so nobody may come. */
export const isStranded = ({ status, vendor }: Pick<Order, 'status' | 'vendor'>): boolean =>
  isUnderWay(status) && vendor?.isActive === false

export const orderStep = (order: Order): OrderStep => {
  if (isStranded(order)) return 'stranded'
  switch (displayStatus(order.status)) {
    case 'accepted':
      return 'booked'
    case 'in_progress':
      return 'underWay'
    case 'completed':
      return order.viewerCanRate ? 'toRate' : 'done'
    case 'cancelled':
      return 'cancelled'
    default:
      if (isPastDate(order)) return 'expired'
      if (order.openBidCount === 0) return 'waiting'
      // No bid can be accepted before its vendor has confirmed it.
      return order.lowestBidPrice === null ? 'asked' : 'decide'
  }
}

/** The customer must act at these steps. */
export const isCustomersTurn = (step: OrderStep): boolean => ['decide', 'expired', 'toRate'].includes(step)

export const nameOfVendor = ({ vendor }: Pick<Order, 'vendor'>): string =>
  vendor ? vendorName(vendor) : 'Your vendor'
