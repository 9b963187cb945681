import type { ServerResponse } from 'node:http'
import { type AppContext, type Caller, Context } from '../domain/context.js'
import { PRICES } from '../platform/limits/prices.js'
import { REQUESTS } from '../platform/limits/RateLimiter.js'

/**
 * Sets the remaining quota, as in the first drafts of "RateLimit header fields for HTTP", which most clients
 * understand.
 */
export const setBalance = (response: ServerResponse, { quota }: Caller): void => {
  const { limit, remaining, resetIn } = quota.balance
  response.setHeader('RateLimit-Limit', limit)
  response.setHeader('RateLimit-Remaining', remaining)
  response.setHeader('RateLimit-Reset', resetIn)
  response.setHeader('RateLimit-Policy', `${limit};w=${REQUESTS.seconds}`)
}

/**
 * Charges the price of a request, or refuses with RATE_LIMITED if nothing is left. If strangers have spent the
 * address's points, a credential new to this process is checked first: a valid one pays for itself, any other counts
 * as a stranger's.
 */
export const admit = async (app: AppContext, caller: Caller): Promise<void> => {
  const { quota } = caller
  if (quota.isCrowdedOut) {
    // A bad credential is reported later, where it is used.
    await new Context(app, caller).viewer().catch(() => null)
    if (quota.isCrowdedOut) quota.turnToReturning()
  }
  quota.pay(PRICES.request)
}

/** The same, and adds the balance to the response headers. */
export const enter = (app: AppContext, response: ServerResponse, caller: Caller): Promise<void> =>
  admit(app, caller).finally(() => setBalance(response, caller))
