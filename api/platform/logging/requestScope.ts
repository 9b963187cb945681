import { AsyncLocalStorage } from 'node:async_hooks'

/** One request and its answer, as the log and the figures tell of them. */
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

/** Runs `act` as a part of that exchange, with all that it starts. */
export const within = <T>(scope: RequestScope, act: () => T): T => storage.run(scope, act)

/**
 * `act` for later, as a part of the exchange that is under way now. Node's own `AsyncResource.bind` keeps what it was
 * given alive until the next full collection.
 */
export const heldWithin = <Given extends unknown[]>(act: (...given: Given) => unknown) => {
  const scope = storage.getStore()
  return (...given: Given): unknown => storage.run(scope as RequestScope, act, ...given)
}

/** The exchange that is under way; none in the background. */
export const currentRequest = (): RequestScope | undefined => storage.getStore()

/** Notes what became known of it. */
export const addToLog = (facts: Partial<RequestScope>): void => {
  Object.assign(storage.getStore() ?? {}, facts)
}
