import {
  type Location,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom'

/** The router's own history, which has no guards. With `v5Compat` it tells of its pushes, too. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory> | ReturnType<typeof UNSAFE_createMemoryHistory>

type Action = 'POP' | 'PUSH' | 'REPLACE'

export interface Move {
  historyAction: Action
  currentLocation: Location
  nextLocation: Location
}

/** A stopped move: staying takes nothing. */
export interface Leaving {
  proceed: () => void
}

export interface Guard {
  stops: (move: Move) => boolean
  onStopped: (leaving: Leaving) => void
  /** Back belongs to it wherever it is: also on the entry with which the app began, behind which is another site. */
  closesOnBack?: boolean
}

/** What `navigate` and links may say about a move. */
type Options = { preventScrollReset?: boolean; flushSync?: boolean } | undefined

export interface Arrival {
  action: Action
  location: Location
  /** The page stays where it is. */
  keepsScroll: boolean
  /** To be drawn at once, since a field's text depends on it. */
  isUrgent: boolean
}

/** In the state of a spare entry. */
const SPARE = 'spare'

const isSpare = ({ state }: Location) => (state as Record<string, unknown> | null)?.[SPARE] === true

type Listener = (arrival: Arrival, from: Location) => void

/**
 * The browser's history, in which a move can be stopped: by open dialogs, which Back closes, and by forms with unsaved
 * entries. The router has such guards only with its data routers, which are a tenth of what a first visit loads
 * (docs/decisions/0098-a-router-without-data.md).
 */
export class GuardedHistory implements Navigator {
  private guards: Guard[] = []
  private listeners: Listener[] = []
  private current: Arrival
  /** Called when our own step back to where a stopped one began has arrived. */
  private onReturned: (() => void) | undefined
  private isAllowed = false
  /** Whether the browser is on a spare entry: see addSpare. */
  private isOnSpare: boolean
  private isSilent = false
  private options: Options

  constructor(
    private readonly history: History,
    /** How many of our entries are behind the one that the browser is on. */
    private readonly entriesBehind: () => number,
  ) {
    const { action, location } = history
    this.isOnSpare = isSpare(location)
    this.current = { action, location, keepsScroll: false, isUrgent: false }
  }

  /** Where the app is, or is going: ahead of what is drawn while the next page's code is loading. */
  get arrival(): Arrival {
    return this.current
  }

  /** Listens to the browser until it is stopped again. */
  start(): () => void {
    return this.history.listen(({ action, location, delta }) => this.heard(action as Action, location, delta))
  }

  listen(listener: Listener): () => void {
    this.listeners = [...this.listeners, listener]
    return () => {
      this.listeners = this.listeners.filter(each => each !== listener)
    }
  }

  /** The newest guard that stops a move is told. */
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
   * On the entry with which the app began, Back leaves before anything is asked. So what closes on Back gets a second entry
   * of the same page, of which the page learns nothing; a later Back leaves both entries.
   */
  private addSpare(): void {
    // While our own step back is on its way, the browser is on an entry that is not the page's.
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
    // To the same page: nothing has to be taken back.
    if (wasOnSpare && historyAction === 'POP' && delta === -1) {
      const leave = () => this.history.go(-1)
      const guard = this.guardOf({ historyAction, currentLocation, nextLocation })
      if (guard) guard.onStopped({ proceed: leave })
      else leave()
      return
    }
    // An entry that is not ours has no known distance, and cannot be undone.
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

  /** The browser has moved already, so a stopped step is taken back, and taken again if it may proceed. */
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
