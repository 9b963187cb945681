import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { HistoryContext } from '../ui/navigation/GuardedRouter.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'

/** Whether the history is ahead of what is on screen: React keeps the old page until the new one's code has loaded. */
const useIsArriving = (): boolean => {
  const history = useContext(HistoryContext)
  const { key } = useLocation()
  const listen = useCallback((onMove: () => void) => history?.listen(onMove) ?? (() => {}), [history])
  const ahead = useSyncExternalStore(listen, () => history?.arrival.location.key ?? key)
  return ahead !== key
}

/** While the next page's code is loading, whatever was pressed to get there shows as busy, which is also read aloud. */
export const Arriving = () => {
  const isArriving = useIsArriving()
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
