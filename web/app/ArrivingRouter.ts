import { createContext, useContext, useSyncExternalStore } from 'react'
import { type DataRouter, useLocation } from 'react-router-dom'

/** The router itself, which knows where the app is going before the page is there. */
export const ArrivingRouter = createContext<DataRouter | null>(null)

const never = () => () => {}

/** Whether the router is ahead of what is on screen: React keeps the old page until the new one's code has loaded. */
export const useIsArriving = (): boolean => {
  const router = useContext(ArrivingRouter)
  const { key } = useLocation()
  const ahead = useSyncExternalStore(router?.subscribe ?? never, () => router?.state.location.key ?? key)
  return ahead !== key
}
