import { useRef } from 'react'
import type { CustomerJobsQuery } from '../../generated/graphql.js'
import { useCustomerJobsQuery } from '../../generated/hooks.js'
import { useRefresh } from '../paging/useRefresh.js'
import type { OrderFilters } from './useOrderFilters.js'

type Page = CustomerJobsQuery['customerJobs']

/** The customer's orders that the filters find, newest first, page after page. */
export const useOrders = (filters: OrderFilters = {}) => {
  const { data, error, refetch, fetchMore } = useCustomerJobsQuery({ variables: filters })
  const { refresh, isRefreshing } = useRefresh(refetch)

  const wanted = JSON.stringify(filters)
  const shown = useRef<{ page: Page; wanted: string } | null>(null)
  if (data) shown.current = { page: data.customerJobs, wanted }

  // What is on show stays until the answer comes; after a failure too, unless it was asked for something else.
  const isOther = shown.current?.wanted !== wanted
  const failure = isOther ? error : undefined
  const page = failure ? undefined : shown.current?.page

  return {
    orders: page?.nodes,
    hasMore: (!isOther && page?.pageInfo.hasNextPage) || false,
    error: failure,
    isLoading: !page && !failure,
    /** What is on show answers an earlier choice of filters. */
    isOutdated: page !== undefined && isOther,
    more: () => fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
    refresh,
    isRefreshing,
  }
}

export type Orders = ReturnType<typeof useOrders>
