export const HOUR = 3600
export const DAY = 24 * HOUR

/**
 * Limits how fast one account may create things that reach others or last: `most` acts in this many seconds. The rates of
 * a noun are in its `…Bounds.ts`, far above what the busiest user does and far below what a program can do, a fifth until
 * the account's email is confirmed, and multiplied by RATE_LIMIT_SCALE. See docs/decisions/0040-what-one-account-may-make.md.
 */
export interface Rate {
  name: string
  most: number
  /** The allowance until the account's email is confirmed. */
  unconfirmed: number
  seconds: number
}

/** Limits how much one account may have at the same time. Scaled like the rates. */
export interface Quota {
  most: number
  /** The allowance until the account's email is confirmed, if that is less. */
  unconfirmed?: number
  /** The reason of the CONFLICT beyond that. */
  reason: string
}

/**
 * Notices that one person's acts may send another about one job in a day, whatever the acts are. Messages don't count:
 * there is one unread notice for a thread, however many messages it has.
 */
export const noticesToOne = { name: 'notices-to-one', most: 50, seconds: DAY } as const
