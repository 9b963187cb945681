import { rateLimited } from '../errors.js'
import { PRICES } from './prices.js'
import type { Balance, RateLimiter } from './RateLimiter.js'

/**
 * The points of one request, paid by its token, its user, or else its address. An unchecked credential counts toward
 * the address, since otherwise a made-up one on each request would be free.
 */
export class RequestQuota {
  /** Points spent by this request so far. */
  points = 0
  private subject: string
  private spent = 0
  /** The window in which the points were spent. */
  private window = 0

  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly credential: string | null,
    private readonly address: string,
    private readonly clock: () => Date,
    /** True if the browser sends a device mark. The mark itself is not checked. */
    private readonly isMarked = false,
  ) {
    this.subject = (credential && rateLimiter.subjectOf(credential)) || `address:${address}`
  }

  /** True while strangers have used up the points of the address that would pay for this request. */
  get isCrowdedOut(): boolean {
    return this.subject === `address:${this.address}` && this.isSpent
  }

  /** Browsers that have signed in before share separate points at each address. */
  turnToReturning(): void {
    if (this.isMarked) this.subject = `returning:${this.address}`
  }

  /** True if `pay` would refuse. */
  get isSpent(): boolean {
    return this.balance.remaining === 0
  }

  /** Refuses work that hasn't started if no points are left; otherwise allows it, even if it costs more. */
  pay(points: number): void {
    const { remaining, resetIn } = this.balance
    if (remaining === 0) throw rateLimited(resetIn, 'Too many requests. Please try again later.')
    this.spend(points)
  }

  /**
   * Charges for work that is done or unavoidable, in the current minute, since a request may have started in the
   * previous one.
   */
  spend(worth: number): void {
    const points = Math.ceil(worth)
    this.points += points
    const window = this.rateLimiter.add(this.subject, points, this.clock())
    this.spent = (window === this.window ? this.spent : 0) + points
    this.window = window
  }

  /** Charges at least the price of an answer of this length, which may be longer than estimated. */
  spendAtLeast(bytes: number): void {
    const rest = (bytes / 1024) * PRICES.answerKilobyte - this.points
    if (rest > 0) this.spend(rest)
  }

  /** The credential was checked and belongs to this subject: moves what the request has spent to its account. */
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
