import type { ServerResponse } from 'node:http'
import type { Caller } from '../domain/context.js'
import { PRICES } from '../platform/limits/prices.js'
import { REQUESTS } from '../platform/limits/RateLimiter.js'

/** What is left, as the first drafts of "RateLimit header fields for HTTP" have it and most clients read it. */
export const setBalance = (response: ServerResponse, { quota }: Caller): void => {
  const { limit, remaining, resetIn } = quota.balance
  response.setHeader('RateLimit-Limit', limit)
  response.setHeader('RateLimit-Remaining', remaining)
  response.setHeader('RateLimit-Reset', resetIn)
  response.setHeader('RateLimit-Policy', `${limit};w=${REQUESTS.seconds}`)
}

/** Lets a request in, which has its price; refused with RATE_LIMITED when nothing is left. */
export const enter = (response: ServerResponse, caller: Caller): void => {
  try {
    caller.quota.pay(PRICES.request)
  } finally {
    setBalance(response, caller)
  }
}
