import { displayStatus } from '@rules/jobStates.js'
import { vendorName } from '@rules/vendorName.js'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { isPastDate } from '../job/PastDate.js'

type Order = OrderCard_JobFragment

/** Where an order stands for its customer: what is to be decided, or what comes next. */
export type OrderStep =
  | 'decide'
  | 'expired'
  | 'waiting'
  | 'booked'
  | 'underWay'
  | 'toRate'
  | 'done'
  | 'cancelled'

export const orderStep = (order: Order): OrderStep => {
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
      return order.openBidCount > 0 ? 'decide' : 'waiting'
  }
}

/** The steps at which it is the customer who has to act. */
export const isCustomersTurn = (step: OrderStep): boolean => ['decide', 'expired', 'toRate'].includes(step)

export const nameOfVendor = ({ vendor }: Pick<Order, 'vendor'>): string =>
  vendor ? vendorName(vendor) : 'Your vendor'
