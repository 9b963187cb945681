const HOUR = 3600
const DAY = 24 * HOUR

/** Allows `most` acts in this many seconds. */
export interface Rate {
  name: string
  most: number
  /** The allowance until the account's email is confirmed. */
  unconfirmed: number
  seconds: number
}

/**
 * Limits how fast one account may create things that reach others or last. The limits are far above what the busiest
 * user does and far below what a program can do, a fifth until the account's email is confirmed, and multiplied by
 * RATE_LIMIT_SCALE. See docs/decisions/0040-what-one-account-may-make.md.
 */
export const accountRates = {
  jobs: [
    { name: 'jobs-hour', most: 100, unconfirmed: 20, seconds: HOUR },
    { name: 'jobs-day', most: 300, unconfirmed: 60, seconds: DAY },
  ],
  /** Each edit may notify everyone who has bid. */
  edits: [{ name: 'edits-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Counts withdrawals because `submitBid` is a hot path; a quota limits how often a vendor may bid on one job. */
  withdrawals: [{ name: 'withdrawals-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Each change notifies the customer at once. */
  bidChanges: [{ name: 'bid-changes-hour', most: 200, unconfirmed: 40, seconds: HOUR }],
  messages: [{ name: 'messages-hour', most: 600, unconfirmed: 120, seconds: HOUR }],
  questions: [{ name: 'questions-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Each notifies the other party. */
  visits: [{ name: 'visits-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Each notifies the other party. */
  changeOrders: [{ name: 'change-orders-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
  /** Each has notified the other party twice. */
  withdrawnChanges: [{ name: 'withdrawn-changes-day', most: 20, unconfirmed: 20, seconds: DAY }],
  tickets: [
    { name: 'tickets-hour', most: 20, unconfirmed: 4, seconds: HOUR },
    { name: 'tickets-day', most: 60, unconfirmed: 12, seconds: DAY },
  ],
  businesses: [{ name: 'businesses-hour', most: 60, unconfirmed: 12, seconds: HOUR }],
  uploads: [{ name: 'uploads-hour', most: 500, unconfirmed: 100, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

/**
 * Notices that one person's acts may send another about one job in a day, whatever the acts are. Messages don't count:
 * there is one unread notice for a thread, however many messages it has.
 */
export const noticesToOne = { name: 'notices-to-one', most: 50, seconds: DAY } as const

/** Allows `most` at the same time. */
export interface Quota {
  most: number
  /** The allowance until the account's email is confirmed, if that is less. */
  unconfirmed?: number
  reason: string
}

/**
 * Limits how much one account may have at the same time, with the reason of the CONFLICT beyond that. Scaled like the
 * rates.
 */
export const accountQuotas = {
  openJobs: { most: 300, unconfirmed: 60, reason: 'TOO_MANY_OPEN_JOBS' },
  bidsPerJob: { most: 10, reason: 'TOO_MANY_BIDS' },
  /** Counts one vendor's unanswered questions about one job. */
  waitingQuestions: { most: 3, reason: 'TOO_MANY_QUESTIONS' },
  /** Counts the questions of all vendors. */
  questionsPerJob: { most: 50, reason: 'JOB_QUESTIONS_FULL' },
  /** Counts the visits of one vendor to one job. */
  visitsPerJob: { most: 20, reason: 'TOO_MANY_VISITS' },
  /** Counts those of both parties, and of every vendor of the job. */
  changeOrdersPerJob: { most: 100, reason: 'TOO_MANY_CHANGES' },
  /** Counts the payments that were marked, also the denied ones. */
  paymentsPerJob: { most: 20, reason: 'TOO_MANY_PAYMENTS' },
  openTickets: { most: 50, unconfirmed: 10, reason: 'TOO_MANY_TICKETS' },
  serviceAreas: { most: 3000, reason: 'TOO_MANY_AREAS' },
  dumpsterSizes: { most: 100, reason: 'TOO_MANY_SIZES' },
  offerRules: { most: 50, reason: 'TOO_MANY_OFFER_RULES' },
  /** 50 GiB: photos of completed jobs stay with their records, and a property manager has a thousand such jobs. */
  storedBytes: { most: 53_687_091_200, reason: 'TOO_MUCH_STORED' },
} as const satisfies Record<string, Quota>

/** Photos of a cancelled job are useless after that. */
export const CANCELLED_PHOTOS_DAYS = 30
