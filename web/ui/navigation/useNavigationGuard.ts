import { useContext, useEffect, useRef } from 'react'
import { type Guard, GuardContext } from './NavigationGuards.js'

/**
 * While `active`, navigations that match `stops` call `onStopped` instead. Without a router around, nothing is guarded.
 */
export const useNavigationGuard = (active: boolean, guard: Guard) => {
  const add = useContext(GuardContext)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    if (!active) return
    return add?.({
      closesOnBack: latest.current.closesOnBack ?? false,
      stops: move => latest.current.stops(move),
      onStopped: leaving => latest.current.onStopped(leaving),
    })
  }, [active, add])
}
