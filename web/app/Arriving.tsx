import { createContext, useContext, useSyncExternalStore } from 'react'
import { type DataRouter, useLocation } from 'react-router-dom'
import { useBusyPress } from '../ui/actions/useBusyPress.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'

/** The router itself, which knows where the app is going before the page is there. */
export const ArrivingRouter = createContext<DataRouter | null>(null)

const never = () => () => {}

/** Whether the router is ahead of what is on screen: React keeps the old page until the new one's code has loaded. */
const useIsArriving = (): boolean => {
  const router = useContext(ArrivingRouter)
  const { key } = useLocation()
  const ahead = useSyncExternalStore(router?.subscribe ?? never, () => router?.state.location.key ?? key)
  return ahead !== key
}

/** While the next page's code is loading, whatever was pressed to get there shows as busy, which is also read aloud. */
export const Arriving = () => {
  const isArriving = useIsArriving()
  useBusyPress(isArriving)
  return <VisuallyHidden role="status">{isArriving && 'Loading...'}</VisuallyHidden>
}
