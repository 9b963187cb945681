import { useHasPassed } from '../../ui/states/useHasPassed.js'
import type { OrderDetails_JobFragment } from '../jobs/orders/generated/orders.js'

/** Many times what the rules need to bid. */
const SEARCH_MS = 30_000

type Posted = Pick<OrderDetails_JobFragment, 'type' | 'createdAt' | 'isServed' | 'viewerCanAccept'>

/** True for the seconds in which the vendors' rules bid on a rental just posted. */
export const useSeeksInstantBids = ({ type, createdAt, isServed, viewerCanAccept }: Posted): boolean => {
  const isOver = useHasPassed(new Date(Date.parse(createdAt) + SEARCH_MS).toISOString())
  return type === 'dumpster_rental' && viewerCanAccept && isServed !== false && !isOver
}
