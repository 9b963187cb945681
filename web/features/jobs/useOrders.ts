import { useCustomerJobsQuery } from '../../generated/hooks.js'
import { useRefresh } from './useRefresh.js'

/** The customer's orders, newest first, page after page. */
export const useOrders = () => {
  const result = useCustomerJobsQuery()
  const { error, refetch, fetchMore } = result
  const { refresh, isRefreshing } = useRefresh(refetch)
  // What is on show stays while it is asked for anew, and when that fails.
  const data = result.dataState === 'complete' ? result.data : result.previousData
  const page = data?.customerJobs

  const more = () => fetchMore({ variables: { after: page?.pageInfo.endCursor } })

  return {
    orders: page?.nodes,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    error: page ? undefined : error,
    isLoading: !page && !error,
    more,
    refresh,
    isRefreshing,
  }
}

export type Orders = ReturnType<typeof useOrders>
