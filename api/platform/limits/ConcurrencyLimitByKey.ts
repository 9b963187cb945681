import { ConcurrencyLimit } from './ConcurrencyLimit.js'

/** A concurrency limit for each of many keys; a key with nothing running takes no memory. */
export class ConcurrencyLimitByKey {
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
    one.underWay++
    try {
      return await one.turns.take(act)
    } finally {
      if (--one.underWay === 0) this.byKey.delete(key)
    }
  }

  /** How many keys have something under way. */
  get size(): number {
    return this.byKey.size
  }
}
