import { HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const uploadRates = {
  uploads: [{ name: 'uploads-hour', most: 500, unconfirmed: 100, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

export const uploadQuotas = {
  /** 50 GiB: photos of completed jobs stay with their records, and a property manager has a thousand such jobs. */
  storedBytes: { most: 53_687_091_200, reason: 'TOO_MUCH_STORED' },
} as const satisfies Record<string, Quota>

/** Photos of a cancelled job are useless after that. */
export const CANCELLED_PHOTOS_DAYS = 30
