import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'
import { useIsArriving } from './ArrivingRouter.js'

/** While the next page's code is loading, whatever was pressed to get there shows as busy, which is also read aloud. */
export const Arriving = () => {
  const isArriving = useIsArriving()
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
