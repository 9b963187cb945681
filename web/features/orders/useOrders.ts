import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { useCustomerJobsQuery } from '../../generated/hooks.js'
import { type Pages, usePages } from '../paging/usePages.js'
import type { OrderFilters } from './useOrderFilters.js'

export type Orders = Pages<OrderCard_JobFragment>

/** The customer's orders that match the filters, newest first. */
export const useOrders = (filters: OrderFilters = {}): Orders =>
  usePages(useCustomerJobsQuery({ variables: filters }), ({ customerJobs }) => customerJobs)
