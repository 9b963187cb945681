import { useQuery } from '../../apollo/hooks.js'
import { TicketOrderDocument, TicketOrdersDocument } from './generated/support.js'

/**
 * The customer's orders to choose from, fifty at a time. The requested one is included, however old it is, if it
 * exists.
 */
export const useTicketOrders = (wantedId: string | null) => {
  const list = useQuery(TicketOrdersDocument)
  const { error, fetchMore } = list
  const page = (list.dataState === 'complete' ? list.data : list.previousData)?.customerJobs
  const isListed = page?.nodes.some(({ id }) => id === wantedId) ?? false

  const skip = !wantedId || !page || isListed || !page.pageInfo.hasNextPage
  const older = useQuery(TicketOrderDocument, { skip, variables: { id: wantedId ?? '' } })
  const found = skip ? undefined : older.data?.job
  const isLoading = (!page && !error) || (!skip && older.loading)

  return {
    orders: page && !isLoading ? [...(found ? [found] : []), ...page.nodes] : undefined,
    error: page ? undefined : error,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    more: () => fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
  }
}
