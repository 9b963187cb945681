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

/** How far a replica of the database may lag behind a change that the page has received. */
const LAG_MS = 10_000

/**
 * Requests under way, and the changes received in the meantime: an answer may be older than those, and would
 * overwrite it in the cache. So that is applied once more after the answer.
 */
export class RunningRequests {
  private readonly running = new Set<RunningRequest>()
  private changedAt = Number.NEGATIVE_INFINITY
  /** Applies changes to the cache; set while a stream is open. */
  apply: ((changes: readonly Changes[]) => void) | undefined

  readonly link = new ApolloLink(
    (operation, forward) =>
      new Observable(observer => {
        const request = this.begin(nameOfRequest(operation.operationName, operation.variables))
        if (Date.now() < this.changedAt + LAG_MS)
          operation.setContext(({ headers }) => ({ headers: { ...headers, 'after-change': '1' } }))
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
          this.running.delete(request)
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
    this.running.delete(request)
    if (request.missed.length > 0) this.apply?.(request.missed)
  }

  /** Its answer never came. */
  forget(request: RunningRequest): void {
    this.running.delete(request)
  }

  isRunning(what: string): boolean {
    return [...this.running].some(request => request.what === what)
  }

  get isIdle(): boolean {
    return this.running.size === 0
  }

  record(changes: Changes): void {
    const { reload, jobs, gone, stale } = changes
    if (reload || jobs.length + gone.length + stale.length > 0) this.changedAt = Date.now()
    for (const request of this.running) request.missed.push(changes)
  }
}

export const runningRequests = new RunningRequests()
