const HOUR = 3600
const DAY = 24 * HOUR

/** At most this many in this many seconds. */
export interface Rate {
  name: string
  most: number
  seconds: number
}

/**
 * How fast one account may create what reaches others or lasts: far above what the busiest user does, far below what a
 * program can do. Multiplied by RATE_LIMIT_SCALE. See docs/decisions/0040-what-one-account-may-make.md.
 */
export const accountRates = {
  jobs: [
    { name: 'jobs-hour', most: 100, seconds: HOUR },
    { name: 'jobs-day', most: 300, seconds: DAY },
  ],
  /**
   * `submitBid` is a hot path, so withdrawals are counted instead; how often a vendor may bid on one job is a quota.
   */
  withdrawals: [{ name: 'withdrawals-hour', most: 100, seconds: HOUR }],
  messages: [{ name: 'messages-hour', most: 600, seconds: HOUR }],
  tickets: [
    { name: 'tickets-hour', most: 20, seconds: HOUR },
    { name: 'tickets-day', most: 60, seconds: DAY },
  ],
  uploads: [{ name: 'uploads-hour', most: 500, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

/**
 * How much of each kind one account may have at the same time, and the reason of the CONFLICT beyond that. Scaled like
 * the rates.
 */
export const accountQuotas = {
  openJobs: { most: 300, reason: 'TOO_MANY_OPEN_JOBS' },
  bidsPerJob: { most: 10, reason: 'TOO_MANY_BIDS' },
  openTickets: { most: 50, reason: 'TOO_MANY_TICKETS' },
  serviceAreas: { most: 3000, reason: 'TOO_MANY_AREAS' },
  dumpsterSizes: { most: 100, reason: 'TOO_MANY_SIZES' },
  /** 50 GiB: photos of completed jobs stay with their records, and a property manager has a thousand such jobs. */
  storedBytes: { most: 53_687_091_200, reason: 'TOO_MUCH_STORED' },
} as const satisfies Record<string, { most: number; reason: string }>

/** Photos of a cancelled job are useless after that. */
export const CANCELLED_PHOTOS_DAYS = 30
