import { type ApolloCache, ApolloLink } from '@apollo/client'
import { Observable } from 'rxjs'
import { Brought, type Stored, storedIn } from './acts.js'
import type { Changes } from './LiveStream.js'

export interface RunningRequest {
  what: string
  /** Changes received since it was sent. */
  missed: Changes[]
}

export const nameOfRequest = (operationName: string | undefined, variables: object = {}) =>
  `${operationName} ${JSON.stringify(variables)}`

/** Converts a position of PostgreSQL's log, such as `16/B374D848`, to a number. */
const numberOf = (position: string) => {
  const [high = 0, low = 0] = position.split('/').map(part => Number.parseInt(part, 16))
  return high * 2 ** 32 + low
}

/** Browsers have `randomUUID` only on pages sent over HTTPS, and on localhost. */
const newAct = (): string | undefined => crypto.randomUUID?.()

/** We keep the latest acts, because an act's changes may arrive much later, over a new connection. */
const MOST_ACTS = 100

/**
 * Tracks requests under way and the changes received in the meantime. An answer may be older than those changes and
 * overwrite them in the cache, so we apply them again to the data it wrote. Each act is sent with a name, which its
 * changes carry; they wait for its answer, and we don't refetch the data in it.
 */
export class RunningRequests {
  private readonly running = new Set<RunningRequest>()
  private readonly waiting = new Set<() => void>()
  private calling: ReturnType<typeof setTimeout> | undefined
  /** For each act's name, the changes that wait for its answer, or the data that came with it. */
  private readonly acts = new Map<string, Changes[] | Brought>()
  /** The log position that a replica must have reached to include all changes that the page has received. */
  private position: string | null = null
  /** Applies changes to the cache; set while a stream is open. */
  apply: ((changes: Changes, again?: Brought) => void) | undefined

  readonly link = new ApolloLink(
    (operation, forward) =>
      new Observable(observer => {
        const request = this.begin(nameOfRequest(operation.operationName, operation.variables))
        const act = operation.operationType === 'mutation' ? newAct() : undefined
        const { cache } = operation.client
        if (act) this.acts.set(act, [])
        operation.setContext(({ headers }) => ({
          headers: {
            ...headers,
            ...(this.position && { 'after-change': this.position }),
            ...(act && { 'live-act': act }),
          },
        }))
        const sending = forward(operation).subscribe({
          next: answer => {
            const before = storedIn(cache)
            // The observer writes the answer to the cache synchronously.
            observer.next(answer)
            if (act) this.endAct(act, new Brought(cache, before, answer.data))
            this.end(request, cache, before)
          },
          error: error => observer.error(error),
          complete: () => observer.complete(),
        })
        return () => {
          this.forget(request)
          if (act) this.endAct(act)
          sending.unsubscribe()
        }
      }),
  )

  begin(what: string): RunningRequest {
    const request = { what, missed: [] }
    this.running.add(request)
    return request
  }

  /** Ends a request whose answer is in the cache. `before` is the cache before that answer. */
  end(request: RunningRequest, cache: ApolloCache, before: Stored): void {
    this.forget(request)
    if (request.missed.length === 0) return
    const written = new Brought(cache, before)
    for (const missed of request.missed) this.apply?.(missed, written)
  }

  /** Forgets a request whose answer never came, or is in the cache. */
  forget(request: RunningRequest): void {
    this.running.delete(request)
    if (this.isIdle) this.callWaiting()
  }

  /** Ends an act; without an answer, its changes are treated like anyone else's. */
  private endAct(act: string, brought?: Brought): void {
    const held = this.acts.get(act)
    if (!Array.isArray(held)) return
    this.acts.delete(act)
    if (brought) this.acts.set(act, brought)
    const [oldest] = this.acts.keys()
    if (this.acts.size > MOST_ACTS && oldest !== undefined) this.acts.delete(oldest)
    for (const changes of held) this.apply?.(changes)
  }

  /** The data that came with the act's answer; undefined for other users' acts. */
  broughtBy(act: string | undefined): Brought | undefined {
    const known = act && this.acts.get(act)
    return known instanceof Brought ? known : undefined
  }

  /** Runs the waiting calls together, after the screens that show the last answer have added theirs. */
  private callWaiting() {
    if (this.waiting.size === 0 || this.calling) return
    this.calling = setTimeout(() => {
      this.calling = undefined
      if (this.isIdle) for (const act of [...this.waiting]) act()
    })
  }

  /** Runs it once no request is under way, or at the latest after this time; returns a cancel function. */
  whenIdle(act: () => void, mostMs: number): () => void {
    const stop = () => {
      clearTimeout(timer)
      this.waiting.delete(once)
    }
    const once = () => {
      stop()
      act()
    }
    const timer = setTimeout(once, mostMs)
    this.waiting.add(once)
    if (this.isIdle) this.callWaiting()
    return stop
  }

  isRunning(what: string): boolean {
    return [...this.running].some(request => request.what === what)
  }

  get isIdle(): boolean {
    return this.running.size === 0
  }

  /** Applies the changes; holds those of an act under way until its answer is here. */
  receive(changes: Changes): void {
    this.mark(changes)
    for (const request of this.running) request.missed.push(changes)
    const waits = new Map(
      changes.acts.filter(({ act }) => Array.isArray(this.acts.get(act))).map(({ id, act }) => [id, act]),
    )
    if (waits.size === 0) {
      this.apply?.(changes)
      return
    }
    const part = (isPart: (id: string | null) => boolean): Changes => ({
      ...changes,
      jobs: changes.jobs.filter(({ id }) => isPart(id)),
      gone: changes.gone.filter(isPart),
      stale: changes.stale.filter(({ id }) => isPart(id)),
    })
    for (const act of new Set(waits.values())) {
      const held = this.acts.get(act) as Changes[]
      held.push({ ...part(id => waits.get(id ?? '') === act), reload: false })
    }
    this.apply?.(part(id => !waits.has(id ?? '')))
  }

  private mark({ reload, jobs, gone, stale, position }: Changes): void {
    if (!reload && jobs.length + gone.length + stale.length === 0) return
    // After a reload the page may talk to another database, whose log has its own positions.
    const isOlder = !reload && position && this.position && numberOf(position) < numberOf(this.position)
    if (!isOlder) this.position = position
  }
}

export const runningRequests = new RunningRequests()
