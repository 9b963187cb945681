import { useQuery } from '../../../apollo/hooks.js'
import { type Pages, usePages } from '../../../paging/usePages.js'
import { CustomerJobsDocument, type OrderCard_JobFragment } from './generated/orders.js'
import type { OrderFilters } from './useOrderFilters.js'

export type Orders = Pages<OrderCard_JobFragment>

/** The customer's orders that match the filters, newest first. */
export const useOrders = (filters: OrderFilters = {}): Orders =>
  usePages(useQuery(CustomerJobsDocument, { variables: filters }), ({ customerJobs }) => customerJobs)
