import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { useUnfinishedOrdersQuery } from '../../generated/hooks.js'

export interface UnfinishedOrders {
  orders: readonly OrderCard_JobFragment[] | undefined
  error: Error | undefined
  isLoading: boolean
}

/** The customer's unfinished orders. */
export const useUnfinishedOrders = (): UnfinishedOrders => {
  const { data, previousData, error } = useUnfinishedOrdersQuery()
  const orders = (data ?? previousData)?.customerJobs.nodes
  return {
    orders,
    error: orders ? undefined : error,
    isLoading: !orders && !error,
  }
}
