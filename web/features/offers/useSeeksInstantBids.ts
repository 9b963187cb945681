import { isPriceable } from '@rules/offers/isPriceable.js'
import { useHasPassed } from '../../ui/states/useHasPassed.js'
import type { OrderDetails_JobFragment } from '../jobs/orders/generated/orders.js'

/** Many times what the rules need to bid. */
const SEARCH_MS = 30_000

type Posted = Pick<
  OrderDetails_JobFragment,
  'createdAt' | 'isServed' | 'viewerCanAccept' | 'dumpsterSize' | 'loadEighths' | 'hasHazardousItems'
>

/** True for the seconds in which the vendors' rules bid on a request just posted. */
export const useSeeksInstantBids = ({ createdAt, isServed, viewerCanAccept, ...asked }: Posted): boolean => {
  const isOver = useHasPassed(new Date(Date.parse(createdAt) + SEARCH_MS).toISOString())
  return isPriceable(asked) && viewerCanAccept && isServed !== false && !isOver
}
