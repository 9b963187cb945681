import { unavailable } from '../errors.js'

/**
 * Limits how many run and how many wait. Refuses the rest, and callers that wait too long, with Retry-After.
 */
export class ConcurrencyLimit {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly waitingFirst: (() => void)[] = []

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
    private readonly mostWaitMs?: number,
  ) {}

  /** Those who go first wait only for what runs and for each other, and are not refused because others wait. */
  async take<T>(act: () => Promise<T>, goesFirst = false): Promise<T> {
    if (this.running < this.most) this.running++
    else await this.wait(goesFirst ? this.waitingFirst : this.waiting)
    try {
      return await act()
    } finally {
      const next = this.waitingFirst.shift() ?? this.waiting.shift()
      // Passes the turn on, or frees it.
      if (next) next()
      else this.running--
    }
  }

  private wait(waiting: (() => void)[]): Promise<void> {
    if (waiting.length >= this.mostWaiting) throw unavailable()
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(unavailable())
      }
      const timer = this.mostWaitMs === undefined ? undefined : setTimeout(giveUp, this.mostWaitMs)
      waiting.push(start)
    })
  }
}

/** A concurrency limit for each of many keys; a key with nothing running takes no memory. */
export class ConcurrencyLimitByKey {
  /** How many wait, of all keys. */
  waitingCount = 0
  private readonly byKey = new Map<string, { turns: ConcurrencyLimit; underWay: number }>()

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
    private readonly mostWaitMs?: number,
  ) {}

  async take<T>(key: string, act: () => Promise<T>): Promise<T> {
    const turns = () => new ConcurrencyLimit(this.most, this.mostWaiting, this.mostWaitMs)
    const one = this.byKey.get(key) ?? { turns: turns(), underWay: 0 }
    this.byKey.set(key, one)
    if (++one.underWay > this.most) this.waitingCount++
    try {
      return await one.turns.take(act)
    } finally {
      if (one.underWay > this.most) this.waitingCount--
      if (--one.underWay === 0) this.byKey.delete(key)
    }
  }

  /** How many keys have something under way. */
  get size(): number {
    return this.byKey.size
  }
}
