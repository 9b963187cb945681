import type { Quota } from '../accounts/accountBounds.js'

export const paymentQuotas = {
  /** Counts the payments that were marked or started, also those that came to nothing. Refunds follow from them. */
  paymentsPerJob: { most: 20, reason: 'TOO_MANY_PAYMENTS' },
} as const satisfies Record<string, Quota>

/** With refunds, and what banks took back. */
export const MOST_PAYMENTS = 3 * paymentQuotas.paymentsPerJob.most

/** How often a person is sent to Stripe's pages within an hour. */
export const PAGES_OF_STRIPE = { name: 'pages-of-stripe', most: 30, seconds: 3600 } as const
