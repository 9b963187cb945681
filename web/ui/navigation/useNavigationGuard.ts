import { useContext, useEffect, useRef } from 'react'
import type { Guard } from './GuardedHistory.js'
import { HistoryContext } from './GuardedRouter.js'

/**
 * While `active`, navigations that match `stops` call `onStopped` instead. Without a router around, nothing is guarded.
 */
export const useNavigationGuard = (active: boolean, guard: Guard) => {
  const history = useContext(HistoryContext)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    if (!active) return
    return history?.guard({
      closesOnBack: latest.current.closesOnBack ?? false,
      stops: move => latest.current.stops(move),
      onStopped: leaving => latest.current.onStopped(leaving),
    })
  }, [active, history])
}
