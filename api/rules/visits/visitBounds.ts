import { HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const visitRates = {
  /** Each notifies the other party. */
  visits: [{ name: 'visits-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

export const visitQuotas = {
  /** Counts the visits of one vendor to one job. */
  visitsPerJob: { most: 20, reason: 'TOO_MANY_VISITS' },
} as const satisfies Record<string, Quota>
