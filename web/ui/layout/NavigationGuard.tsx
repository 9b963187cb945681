import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { type Location, useBlocker } from 'react-router-dom'

type Move = {
  historyAction: 'POP' | 'PUSH' | 'REPLACE'
  currentLocation: Location
  nextLocation: Location
}
export type Leaving = { proceed: () => void; stay: () => void }

type Guard = {
  stops: (move: Move) => boolean
  onStopped: (leaving: Leaving) => void
}

type Guards = { add: (guard: Guard) => () => void }

const GuardsContext = createContext<Guards | null>(null)

/** The router allows one blocker at a time; open dialogs and unsaved forms share it here, newest first. */
export const NavigationGuards = ({ children }: { children: ReactNode }) => {
  const guards = useRef<Guard[]>([])
  const stopping = useRef<Guard | undefined>(undefined)
  const blocker = useBlocker(move => {
    stopping.current = guards.current.findLast(guard => guard.stops(move as Move))
    return stopping.current !== undefined
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    stopping.current?.onStopped({ proceed: blocker.proceed, stay: blocker.reset })
  }, [blocker])

  const registry = useMemo<Guards>(
    () => ({
      add: guard => {
        guards.current.push(guard)
        return () => {
          guards.current = guards.current.filter(other => other !== guard)
        }
      },
    }),
    [],
  )
  return <GuardsContext value={registry}>{children}</GuardsContext>
}

/**
 * While `active`, navigations that match `stops` call `onStopped` instead. Without a router around, nothing is guarded.
 */
export const useNavigationGuard = (active: boolean, guard: Guard) => {
  const guards = useContext(GuardsContext)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    if (!active) return
    return guards?.add({
      stops: move => latest.current.stops(move),
      onStopped: leaving => latest.current.onStopped(leaving),
    })
  }, [active, guards])
}
