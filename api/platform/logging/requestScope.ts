import { AsyncLocalStorage } from 'node:async_hooks'

/** One request and its response, as the log and the metrics describe them. */
export interface RequestScope {
  /** Told to the caller as `X-Request-Id`, and in every line that the request writes to the log. */
  requestId: string
  userId?: string
  /** The name of the GraphQL operation, also where REST ran it. */
  operation?: string
  /** The codes of its failures. */
  codes?: string[]
}

const storage = new AsyncLocalStorage<RequestScope>()

/** Runs `act`, and everything it starts, as a part of that request. */
export const within = <T>(scope: RequestScope, act: () => T): T => storage.run(scope, act)

/**
 * `act` for later, as a part of the current request. Node's own `AsyncResource.bind` keeps what it was
 * given alive until the next full collection.
 */
export const heldWithin = <Given extends unknown[]>(act: (...given: Given) => unknown) => {
  const scope = storage.getStore()
  return (...given: Given): unknown => storage.run(scope as RequestScope, act, ...given)
}

/** The current request; none in the background. */
export const currentRequest = (): RequestScope | undefined => storage.getStore()

/** Notes what became known of it. */
export const addToLog = (facts: Partial<RequestScope>): void => {
  Object.assign(storage.getStore() ?? {}, facts)
}
