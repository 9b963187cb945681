import { useQuery } from '../../apollo/hooks.js'
import { useAuth } from '../accounts/useAuth.js'
import { TicketJobsDocument, TicketOrderDocument, TicketOrdersDocument } from './generated/support.js'

/**
 * The customer's orders, or the vendor's jobs, to choose from, fifty at a time. The requested one is included, however
 * old it is, if it exists.
 */
export const useTicketOrders = (wantedId: string | null) => {
  const isVendor = useAuth().user?.userType === 'vendor'
  const ofCustomer = useQuery(TicketOrdersDocument, { skip: isVendor })
  const ofVendor = useQuery(TicketJobsDocument, { skip: !isVendor })
  const { error, fetchMore } = isVendor ? ofVendor : ofCustomer
  const page = isVendor
    ? (ofVendor.dataState === 'complete' ? ofVendor.data : ofVendor.previousData)?.vendorJobs
    : (ofCustomer.dataState === 'complete' ? ofCustomer.data : ofCustomer.previousData)?.customerJobs
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
