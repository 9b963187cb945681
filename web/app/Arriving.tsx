import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'
import { AppRouter } from './AppRouter.js'

/**
 * True while the router is ahead of the screen. It loads a page's code itself; for a dialog of the same page
 * it moves at once, and React keeps showing the page without the dialog until the dialog's code has loaded.
 */
const useIsArriving = (): boolean => {
  const router = useContext(AppRouter)
  const { key } = useLocation()
  const listen = useCallback((onMove: () => void) => router?.subscribe(onMove) ?? (() => {}), [router])
  const ahead = useSyncExternalStore(listen, () => {
    const { navigation, location } = router?.state ?? {}
    return navigation?.location?.key ?? location?.key ?? key
  })
  return ahead !== key
}

/** Shows the pressed control as busy while the next page's code loads, and tells screen readers. */
export const Arriving = () => {
  const isArriving = useIsArriving()
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
