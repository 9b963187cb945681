import type { Quota } from '../accounts/accountBounds.js'

export const paymentQuotas = {
  /** Counts the payments that were marked or started, also those that came to nothing. Refunds follow from them. */
  paymentsPerJob: { most: 20, reason: 'TOO_MANY_PAYMENTS' },
} as const satisfies Record<string, Quota>

/** With refunds, and what banks took back. */
export const MOST_PAYMENTS = 3 * paymentQuotas.paymentsPerJob.most
