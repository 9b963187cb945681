import { HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

/** The most dumpsters of one size. */
export const MOST_UNITS = 100
/** The most days off that a vendor can enter. */
export const MOST_DAYS_OFF = 100
/** The most days that one look at the stock covers. */
export const MOST_STOCK_DAYS = 100

export const stockQuotas = {
  daysOff: { most: MOST_DAYS_OFF, reason: 'TOO_MANY_DAYS_OFF' },
} as const satisfies Record<string, Quota>

export const stockRates = {
  /** Each can move the dumpsters of a hundred jobs. */
  stock: [{ name: 'stock-hour', most: 200, unconfirmed: 50, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

/** The most jobs without a dumpster that are listed for one that is out, and for a size. */
export const MOST_ENDANGERED = 10
export const MOST_SHORT = 100
