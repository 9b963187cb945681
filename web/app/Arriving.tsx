import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { HistoryContext } from '../ui/navigation/GuardedRouter.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'

/** True while the history is ahead of the screen: React keeps the old page until the new one's code has loaded. */
const useIsArriving = (): boolean => {
  const history = useContext(HistoryContext)
  const { key } = useLocation()
  const listen = useCallback((onMove: () => void) => history?.listen(onMove) ?? (() => {}), [history])
  const ahead = useSyncExternalStore(listen, () => history?.arrival.location.key ?? key)
  return ahead !== key
}

/** Shows the pressed control as busy while the next page's code loads, and tells screen readers. */
export const Arriving = () => {
  const isArriving = useIsArriving()
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
