import { rateLimited } from '../errors.js'
import type { Balance, RateLimiter } from './RateLimiter.js'

/**
 * What one request may spend, and on whose account: that of its token, else of its person, else of its address. A
 * credential that nobody has checked yet counts for the address, or else a made-up one at each request would be free.
 */
export class RequestQuota {
  /** What this request has cost so far. */
  points = 0
  private subject: string
  private spent = 0
  /** The window that this was spent in. */
  private window = 0

  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly credential: string | null,
    address: string,
    private readonly clock: () => Date,
  ) {
    this.subject = (credential && rateLimiter.subjectOf(credential)) || `address:${address}`
  }

  /** For work that has yet to be done: refused when nothing is left, and otherwise finished even where it costs more. */
  pay(points: number): void {
    const { remaining, resetIn } = this.balance
    if (remaining === 0) throw rateLimited(resetIn, 'Too many requests. Please try again later.')
    this.spend(points)
  }

  /** For work that is done or must be. Counts for the minute in which it is spent: a request may have begun in the one before. */
  spend(worth: number): void {
    const points = Math.ceil(worth)
    this.points += points
    const window = this.rateLimiter.add(this.subject, points, this.clock())
    this.spent = (window === this.window ? this.spent : 0) + points
    this.window = window
  }

  /** The credential was checked and is this subject's: what the request has spent goes on its account. */
  recognise(subject: string): void {
    if (!this.credential || this.subject === subject) return
    this.rateLimiter.remember(this.credential, subject)
    const now = this.clock()
    if (this.rateLimiter.windowAt(now) === this.window) {
      this.rateLimiter.add(this.subject, -this.spent, now)
      this.rateLimiter.add(subject, this.spent, now)
    }
    this.subject = subject
  }

  get balance(): Balance {
    return this.rateLimiter.balance(this.subject, this.clock())
  }
}
