import type { ServerResponse } from 'node:http'
import type { Caller } from '../domain/context.js'
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

/** Charges the price of a request; refuses with RATE_LIMITED if nothing is left. */
export const enter = (response: ServerResponse, caller: Caller): void => {
  try {
    caller.quota.pay(PRICES.request)
  } finally {
    setBalance(response, caller)
  }
}
