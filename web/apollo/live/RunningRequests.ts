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

/** A position of the database's log, as PostgreSQL writes it, `16/B374D848`, as a number. */
const numberOf = (position: string) => {
  const [high = 0, low = 0] = position.split('/').map(part => Number.parseInt(part, 16))
  return high * 2 ** 32 + low
}

/** Browsers have it only on pages sent over HTTPS, and on this machine. */
const newAct = (): string | undefined => crypto.randomUUID?.()

/** Its changes may reach the page much later, by a new connection. */
const MOST_ACTS = 100

/**
 * Requests under way, and the changes received in the meantime: an answer may be older than those, and would
 * overwrite them in the cache, so they are applied once more to what it has written. Acts are sent with a name that their changes bear.
 * Those wait for the answer, and what it brought is not fetched.
 */
export class RunningRequests {
  private readonly running = new Set<RunningRequest>()
  private readonly waiting = new Set<() => void>()
  private calling: ReturnType<typeof setTimeout> | undefined
  /** By their names: changes that wait for the answer, or what it brought. */
  private readonly acts = new Map<string, Changes[] | Brought>()
  /** What a replica of the database must have: all changes that the page has received. */
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
            // The cache takes it right here.
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

  /** Its answer is in the cache, which was `before`. */
  end(request: RunningRequest, cache: ApolloCache, before: Stored): void {
    this.forget(request)
    if (request.missed.length === 0) return
    const written = new Brought(cache, before)
    for (const missed of request.missed) this.apply?.(missed, written)
  }

  /** Its answer never came, or is in the cache. */
  forget(request: RunningRequest): void {
    this.running.delete(request)
    if (this.isIdle) this.callWaiting()
  }

  /** Without an answer, its changes are as anybody's. */
  private endAct(act: string, brought?: Brought): void {
    const held = this.acts.get(act)
    if (!Array.isArray(held)) return
    this.acts.delete(act)
    if (brought) this.acts.set(act, brought)
    const [oldest] = this.acts.keys()
    if (this.acts.size > MOST_ACTS && oldest !== undefined) this.acts.delete(oldest)
    for (const changes of held) this.apply?.(changes)
  }

  /** The parts that the answer to the act has brought; undefined for acts of others. */
  broughtBy(act: string | undefined): Brought | undefined {
    const known = act && this.acts.get(act)
    return known instanceof Brought ? known : undefined
  }

  /** What shows the last answer begins to wait only after it: it is called together with the others. */
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

  /** Applies the changes, but those of an act under way once its answer is here. */
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
    // After a reload the database may be another one, with a log of its own.
    const isOlder = !reload && position && this.position && numberOf(position) < numberOf(this.position)
    if (!isOlder) this.position = position
  }
}

export const runningRequests = new RunningRequests()
