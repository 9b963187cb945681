import { AsyncLocalStorage } from 'node:async_hooks'

/** One request and its response, as the log and the metrics describe them. */
export interface RequestScope {
  /** Sent to the caller as `X-Request-Id`, and part of every line the request logs. */
  requestId: string
  userId?: string
  /** The name of the GraphQL operation, even if REST ran it. */
  operation?: string
  /** The failure codes of the request. */
  codes?: string[]
}

const storage = new AsyncLocalStorage<RequestScope>()

/** Runs `act`, and everything it starts, as part of the request. */
export const within = <T>(scope: RequestScope, act: () => T): T => storage.run(scope, act)

/**
 * Binds `act` to the current request, to be run later. Node's own `AsyncResource.bind` keeps its arguments alive until
 * the next full collection.
 */
export const heldWithin = <Given extends unknown[]>(act: (...given: Given) => unknown) => {
  const scope = storage.getStore()
  return (...given: Given): unknown => storage.run(scope as RequestScope, act, ...given)
}

/** The current request, if any; background work has none. */
export const currentRequest = (): RequestScope | undefined => storage.getStore()

export const addToLog = (facts: Partial<RequestScope>): void => {
  Object.assign(storage.getStore() ?? {}, facts)
}
