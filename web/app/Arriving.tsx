import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'
import { useIsArriving } from './ArrivingRouter.js'

/** While the code of the next page is on its way: whatever was pressed for it is busy, which is also read aloud. */
export const Arriving = () => {
  const isArriving = useIsArriving()
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
