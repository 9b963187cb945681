import { useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { useSupportTicketsQuery } from '../../generated/hooks.js'
import { toast } from '../../ui/overlays/toast.js'

/** The customer's tickets, newest first, page after page. */
export const useTickets = () => {
  const result = useSupportTicketsQuery()
  const { error, refetch, fetchMore } = result
  const [isRefreshing, setRefreshing] = useState(false)
  // What is on show stays while it is fetched again, and if that fails.
  const page = (result.dataState === 'complete' ? result.data : result.previousData)?.supportTickets

  const refresh = async () => {
    setRefreshing(true)
    try {
      await refetch()
    } catch (failure) {
      const description = serverMessage(failure, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't refresh your tickets", description })
    }
    setRefreshing(false)
  }

  return {
    tickets: page?.nodes,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    error: page ? undefined : error,
    more: () => fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
    refresh,
    isRefreshing,
  }
}
