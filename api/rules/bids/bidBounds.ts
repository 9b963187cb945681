import { HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const bidRates = {
  /** Counts withdrawals because `submitBid` is a hot path; a quota limits how often a vendor may bid on one job. */
  withdrawals: [{ name: 'withdrawals-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Each change notifies the customer at once. */
  bidChanges: [{ name: 'bid-changes-hour', most: 200, unconfirmed: 40, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

export const bidQuotas = {
  bidsPerJob: { most: 10, reason: 'TOO_MANY_BIDS' },
} as const satisfies Record<string, Quota>
