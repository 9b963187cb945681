import {
  type Location,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom'

/** The router's own history has no guards; with `v5Compat` it also reports its own pushes. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory> | ReturnType<typeof UNSAFE_createMemoryHistory>

type Action = 'POP' | 'PUSH' | 'REPLACE'

export interface Move {
  historyAction: Action
  currentLocation: Location
  nextLocation: Location
}

/** A stopped move; doing nothing stays on the page. */
export interface Leaving {
  proceed: () => void
}

export interface Guard {
  stops: (move: Move) => boolean
  onStopped: (leaving: Leaving) => void
  /** True if Back closes it, even on the app's first entry, where Back would otherwise open another site. */
  closesOnBack?: boolean
}

/** The options of a move that `navigate` and links may pass. */
type Options = { preventScrollReset?: boolean; flushSync?: boolean } | undefined

export interface Arrival {
  action: Action
  location: Location
  /** True if the page keeps its scroll position. */
  keepsScroll: boolean
  /** True if the move must be rendered at once, since a field's text depends on it. */
  isUrgent: boolean
}

/** Marks a spare entry in its history state. */
const SPARE = 'spare'

const isSpare = ({ state }: Location) => (state as Record<string, unknown> | null)?.[SPARE] === true

type Listener = (arrival: Arrival, from: Location) => void

/**
 * The browser's history, with guards that can stop a move: open dialogs, which Back closes, and forms with unsaved
 * entries. The router offers guards only with its data routers, which would add a tenth to a first visit
 * (docs/decisions/0098-a-router-without-data.md).
 */
export class GuardedHistory implements Navigator {
  private guards: Guard[] = []
  private listeners: Listener[] = []
  private current: Arrival
  /** Called once our own step back to the entry of the stopped move has arrived. */
  private onReturned: (() => void) | undefined
  private isAllowed = false
  /** True while the browser is on a spare entry: see addSpare. */
  private isOnSpare: boolean
  private isSilent = false
  private options: Options

  constructor(
    private readonly history: History,
    /** Counts our entries behind the current one. */
    private readonly entriesBehind: () => number,
  ) {
    const { action, location } = history
    this.isOnSpare = isSpare(location)
    this.current = { action, location, keepsScroll: false, isUrgent: false }
  }

  /** The app's current or next location; it is ahead of the screen while the next page's code is loading. */
  get arrival(): Arrival {
    return this.current
  }

  /** Listens to the browser; returns a stop function. */
  start(): () => void {
    return this.history.listen(({ action, location, delta }) => this.heard(action as Action, location, delta))
  }

  listen(listener: Listener): () => void {
    this.listeners = [...this.listeners, listener]
    return () => {
      this.listeners = this.listeners.filter(each => each !== listener)
    }
  }

  /** Adds a guard; if several guards stop a move, the newest is notified. */
  guard(guard: Guard): () => void {
    if (guard.closesOnBack) this.addSpare()
    this.guards.push(guard)
    return () => {
      this.guards = this.guards.filter(each => each !== guard)
    }
  }

  // The router calls these without their object.
  readonly push = (to: To, state?: unknown, options?: Options): void => this.move('PUSH', to, state, options)
  readonly replace = (to: To, state?: unknown, options?: Options): void =>
    this.move('REPLACE', to, state, options)
  readonly go = (delta: number): void => this.history.go(delta)
  readonly createHref = (to: To): string => this.history.createHref(to)
  readonly encodeLocation = (to: To) => this.history.encodeLocation(to)

  /**
   * Adds a second entry of the same page for a dialog that Back closes, because on the app's first entry Back leaves
   * before a guard runs. The page does not notice the spare entry, and a later Back leaves both.
   */
  private addSpare(): void {
    // While our own step back is under way, the browser is on an entry that is not the page's.
    if (this.isOnSpare || this.onReturned || this.entriesBehind() > 0) return
    const { pathname, search, hash, state } = this.history.location
    this.isSilent = true
    this.history.push({ pathname, search, hash }, { ...(state as object | null), [SPARE]: true })
    this.isSilent = false
    this.isOnSpare = true
  }

  private move(historyAction: 'PUSH' | 'REPLACE', to: To, state: unknown, options: Options): void {
    const proceed = () => {
      this.options = options
      if (historyAction === 'PUSH') this.history.push(to, state)
      else this.history.replace(to, state)
      this.options = undefined
    }
    const currentLocation = this.current.location
    const path = typeof to === 'string' ? parsePath(to) : to
    const start = { pathname: currentLocation.pathname, search: '', hash: '', key: '' }
    const guard = this.guardOf({ historyAction, currentLocation, nextLocation: { ...start, ...path, state } })
    if (guard) guard.onStopped({ proceed })
    else proceed()
  }

  private heard(historyAction: Action, nextLocation: Location, delta: number | null): void {
    if (this.isSilent) return
    if (this.onReturned) {
      this.onReturned()
      this.onReturned = undefined
      if (this.guards.some(({ closesOnBack }) => closesOnBack)) this.addSpare()
      return
    }
    const currentLocation = this.current.location
    const wasOnSpare = this.isOnSpare
    this.isOnSpare = isSpare(nextLocation)
    // The spare entry shows the same page, so nothing has to be undone.
    if (wasOnSpare && historyAction === 'POP' && delta === -1) {
      const leave = () => this.history.go(-1)
      const guard = this.guardOf({ historyAction, currentLocation, nextLocation })
      if (guard) guard.onStopped({ proceed: leave })
      else leave()
      return
    }
    // A move to another site's entry has no known distance, so it cannot be undone.
    const mayStop = historyAction === 'POP' && delta !== null && !this.isAllowed
    const guard = mayStop && this.guardOf({ historyAction, currentLocation, nextLocation })
    this.isAllowed = false
    if (guard) this.undo(delta, guard)
    else this.arrive(historyAction, nextLocation)
  }

  private arrive(action: Action, location: Location): void {
    const from = this.current.location
    const { preventScrollReset = false, flushSync = false } = this.options ?? {}
    this.current = { action, location, keepsScroll: preventScrollReset, isUrgent: flushSync }
    for (const listener of this.listeners) listener(this.current, from)
  }

  /** Takes a stopped step back, since the browser has already moved, and repeats it if it may proceed. */
  private undo(delta: number, guard: Guard): void {
    const returned = new Promise<void>(resolve => {
      this.onReturned = resolve
    })
    this.history.go(-delta)
    const proceed = () =>
      void returned.then(() => {
        this.isAllowed = true
        this.history.go(delta)
      })
    guard.onStopped({ proceed })
  }

  private guardOf(move: Move): Guard | undefined {
    return this.guards.findLast(({ stops }) => stops(move))
  }
}
