import { type ApolloCache, type ApolloClient, ApolloLink } from '@apollo/client'
import { defer, finalize, tap } from 'rxjs'
import type { Changes } from './LiveStream.js'

export type Stored = Record<string, Record<string, unknown> | undefined>

/** The data that an answer put into the cache or took out of it: entities as stored, and `entity field`. */
export type Brought = ReadonlySet<string>

/** The longest that changes wait for answers: a slow one must not hold back news. */
const MOST_HELD_MS = 1000
/** We keep the latest acts, because an act's changes may arrive much later, over a new connection. */
const MOST_ACTS = 100

export const storedIn = (cache: ApolloCache) => cache.extract() as Stored

const broughtBy = (cache: ApolloCache, before: Stored, data: unknown): Brought => {
  const brought = new Set<string>()
  const add = (id: string, field: string) => brought.add(id).add(`${id} ${field}`)
  const after = storedIn(cache)
  for (const id of Object.keys({ ...before, ...after }))
    for (const field of before[id] === after[id] ? [] : Object.keys({ ...before[id], ...after[id] }))
      if (before[id]?.[field] !== after[id]?.[field]) add(id, field)
  // Includes values that are the same as before.
  const collect = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    const id = Array.isArray(value) ? undefined : cache.identify(value as never)
    for (const [field, part] of Object.entries(value)) {
      if (id !== undefined) add(id, field)
      collect(part)
    }
  }
  collect(data)
  return brought
}

/** Converts a position of PostgreSQL's log, such as `16/B374D848`, to a number. */
const numberOf = (position: string) => {
  const [high = 0, low = 0] = position.split('/').map(part => Number.parseInt(part, 16))
  return high * 2 ** 32 + low
}

/**
 * Holds changes back while answers are on their way: an answer may be older than a change and would overwrite it, and
 * the answer to the viewer's own act contains what its change reports. Each act is sent with a name, which its
 * changes carry.
 */
export class RunningRequests {
  private running = 0
  private held: Changes[] = []
  /** Applied because an answer was slow, and again after it. */
  private early: Changes[] = []
  private holding: ReturnType<typeof setTimeout> | undefined
  private readonly acts = new Map<string, Brought>()
  /** The log position that a replica must have reached to include all changes that the page has received. */
  private position: string | null = null
  /** Applies changes to the cache; set while a stream is followed. */
  apply: ((changes: Changes, isAgain: boolean) => void) | undefined

  readonly link = new ApolloLink((operation, forward) => {
    // Browsers have `randomUUID` only on pages sent over HTTPS, and on localhost.
    const act = operation.operationType === 'mutation' ? crypto.randomUUID?.() : undefined
    const { cache } = operation.client
    operation.setContext(({ headers }) => ({
      headers: {
        ...headers,
        ...(this.position && { 'after-change': this.position }),
        ...(act && { 'live-act': act }),
      },
    }))
    return defer(() => {
      let note = () => {}
      this.begin()
      return forward(operation).pipe(
        tap(({ data }) => {
          if (!act) return
          const before = storedIn(cache)
          note = () => this.acts.set(act, broughtBy(cache, before, data))
        }),
        // The answer is in the cache by now.
        finalize(() => {
          note()
          if (this.acts.size > MOST_ACTS) this.acts.delete([...this.acts.keys()][0]!)
          this.end()
        }),
      )
    })
  })

  begin(): void {
    this.running++
  }

  /** The answer is in the cache, or will not come. */
  end(): void {
    this.running--
    if (this.running === 0) this.applyHeld()
  }

  /** The data that came with the act's answer; undefined for other users' acts, and for lost answers. */
  broughtBy(act: string): Brought | undefined {
    return this.acts.get(act)
  }

  /** Applies the changes once no answers are on their way. */
  receive(changes: Changes): void {
    const { reload, jobs, gone, stale, position } = changes
    // After a reload the page may talk to another database, whose log has its own positions.
    const isOlder = !reload && position && this.position && numberOf(position) < numberOf(this.position)
    if (!isOlder && (reload || jobs.length + gone.length + stale.length > 0)) this.position = position
    this.held.push(changes)
    if (this.running === 0) this.applyHeld()
    else this.holding ??= setTimeout(() => this.applyHeld(), MOST_HELD_MS)
  }

  private applyHeld(): void {
    clearTimeout(this.holding)
    this.holding = undefined
    const { held, early } = this
    const isIdle = this.running === 0
    this.held = []
    this.early = isIdle ? [] : [...early, ...held]
    if (isIdle) for (const changes of early) this.apply?.(changes, true)
    for (const changes of held) this.apply?.(changes, false)
  }
}

/** Those of each client. */
export const requestsOf = new WeakMap<ApolloClient, RunningRequests>()
