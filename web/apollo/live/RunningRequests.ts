import { ApolloLink } from '@apollo/client'
import { Observable } from 'rxjs'
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

/**
 * Requests under way, and the changes received in the meantime: an answer may be older than those, and would
 * overwrite it in the cache. So that is applied once more after the answer.
 */
export class RunningRequests {
  private readonly running = new Set<RunningRequest>()
  private readonly waiting = new Set<() => void>()
  private calling: ReturnType<typeof setTimeout> | undefined
  /** What a replica of the database must have: all changes that the page has received. */
  private position: string | null = null
  /** Applies changes to the cache; set while a stream is open. */
  apply: ((changes: readonly Changes[]) => void) | undefined

  readonly link = new ApolloLink(
    (operation, forward) =>
      new Observable(observer => {
        const request = this.begin(nameOfRequest(operation.operationName, operation.variables))
        const { position } = this
        if (position)
          operation.setContext(({ headers }) => ({ headers: { ...headers, 'after-change': position } }))
        const sending = forward(operation).subscribe({
          next: answer => {
            // The cache takes it right here.
            observer.next(answer)
            this.end(request)
          },
          error: error => observer.error(error),
          complete: () => observer.complete(),
        })
        return () => {
          this.forget(request)
          sending.unsubscribe()
        }
      }),
  )

  begin(what: string): RunningRequest {
    const request = { what, missed: [] }
    this.running.add(request)
    return request
  }

  /** Its answer is in the cache. */
  end(request: RunningRequest): void {
    this.forget(request)
    if (request.missed.length > 0) this.apply?.(request.missed)
  }

  /** Its answer never came, or is in the cache. */
  forget(request: RunningRequest): void {
    this.running.delete(request)
    if (this.isIdle) this.callWaiting()
  }

  /** What shows the last answer begins to wait only after it: it is called together with the others. */
  private callWaiting() {
    if (this.waiting.size === 0 || this.calling) return
    this.calling = setTimeout(() => {
      this.calling = undefined
      if (this.isIdle) for (const act of [...this.waiting]) act()
    })
  }

  /** Runs it once no request is under way, or at the latest after this time; returns how to call it off. */
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

  record(changes: Changes): void {
    this.mark(changes)
    for (const request of this.running) request.missed.push(changes)
  }

  private mark({ reload, jobs, gone, stale, position }: Changes): void {
    if (!reload && jobs.length + gone.length + stale.length === 0) return
    // After a reload the database may be another one, with a log of its own.
    const isOlder = !reload && position && this.position && numberOf(position) < numberOf(this.position)
    if (!isOlder) this.position = position
  }
}

export const runningRequests = new RunningRequests()
