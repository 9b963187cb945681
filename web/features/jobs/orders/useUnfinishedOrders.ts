import { useQuery } from '../../../apollo/hooks.js'
import { type AskedOrder_JobFragment, UnfinishedOrdersDocument } from './generated/orders.js'

export interface UnfinishedOrders {
  orders: readonly AskedOrder_JobFragment[] | undefined
  error: Error | undefined
  isLoading: boolean
}

/** The customer's unfinished orders. */
export const useUnfinishedOrders = (): UnfinishedOrders => {
  const { data, previousData, error } = useQuery(UnfinishedOrdersDocument)
  const orders = (data ?? previousData)?.customerJobs.nodes
  return {
    orders,
    error: orders ? undefined : error,
    isLoading: !orders && !error,
  }
}
