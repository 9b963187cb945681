import { DAY, HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const changeOrderRates = {
  /** Each notifies the other party. */
  changeOrders: [{ name: 'change-orders-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Each has notified the other party twice. */
  withdrawnChanges: [{ name: 'withdrawn-changes-day', most: 20, unconfirmed: 20, seconds: DAY }],
} as const satisfies Record<string, readonly Rate[]>

export const changeOrderQuotas = {
  /** Counts those of both parties, and of every vendor of the job. */
  changeOrdersPerJob: { most: 100, reason: 'TOO_MANY_CHANGES' },
} as const satisfies Record<string, Quota>
