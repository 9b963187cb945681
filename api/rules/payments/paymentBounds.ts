import type { Quota } from '../accounts/accountBounds.js'

export const paymentQuotas = {
  /** Counts the payments that were marked, also the denied ones. */
  paymentsPerJob: { most: 20, reason: 'TOO_MANY_PAYMENTS' },
} as const satisfies Record<string, Quota>
