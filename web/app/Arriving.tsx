import { useNavigation } from 'react-router-dom'
import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'

/** Shows the pressed control as busy while the next page's code loads, and tells screen readers. */
export const Arriving = () => {
  const isArriving = useNavigation().state === 'loading'
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
