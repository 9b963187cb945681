import { createContext, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'

export type Move = Parameters<BlockerFunction>[0]

/** A stopped move: `proceed` makes it after all, `reset` stays on the page. */
export type Leaving = Extract<Blocker, { state: 'blocked' }>

export interface Guard {
  stops: (move: Move) => boolean
  onStopped: (leaving: Leaving) => void
  /** True if Back closes it, even on the app's first entry, where Back would otherwise open another site. */
  closesOnBack?: boolean
}

/** Adds a guard and returns a function that removes it. */
export const GuardContext = createContext<((guard: Guard) => () => void) | null>(null)

const isSpare = (state: unknown) => (state as { spare?: boolean } | null)?.spare === true

/**
 * Adds a second entry of the same page, because on the app's first entry Back leaves the site before a blocker runs. A
 * later Back leaves both entries.
 */
const useSpareEntry = () => {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const isFirst = useRef(true)
  const isOnSpare = useRef(false)
  useLayoutEffect(() => {
    const wasOnSpare = isOnSpare.current
    isOnSpare.current = isSpare(location.state)
    // The router counts its entries in their states.
    isFirst.current = (window.history.state?.idx ?? 0) === 0
    if (wasOnSpare && isFirst.current && navigationType === 'POP') void navigate(-1)
  }, [location, navigationType, navigate])

  const latest = useRef(location)
  latest.current = location
  return useCallback(() => {
    if (isOnSpare.current || !isFirst.current) return
    isOnSpare.current = true
    const state = { ...latest.current.state, spare: true }
    void navigate(latest.current, { state, preventScrollReset: true })
  }, [navigate])
}

/**
 * Lets open dialogs and changed forms stop a move (`useNavigationGuard`). A router has one blocker, so this asks the
 * guards; if several stop a move, the newest one is told.
 */
export const NavigationGuards = ({ children }: { children: ReactNode }) => {
  const guards = useRef<Guard[]>([])
  const stopping = useRef<Guard | undefined>(undefined)
  const addSpare = useSpareEntry()
  const blocker = useBlocker(
    useCallback<BlockerFunction>(move => {
      stopping.current = guards.current.findLast(({ stops }) => stops(move))
      return stopping.current !== undefined
    }, []),
  )
  const isStopped = useRef(false)
  isStopped.current = blocker.state === 'blocked'
  useEffect(() => {
    if (blocker.state === 'blocked') stopping.current?.onStopped(blocker)
  }, [blocker])

  const add = useCallback(
    (guard: Guard) => {
      // A new entry would forget the stopped move.
      if (guard.closesOnBack && !isStopped.current) addSpare()
      guards.current.push(guard)
      return () => {
        guards.current = guards.current.filter(each => each !== guard)
      }
    },
    [addSpare],
  )
  return <GuardContext value={add}>{children}</GuardContext>
}
