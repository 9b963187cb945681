/** Random numbers that are the same for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** An amount with cents, from 0.01. */
  amount(most: number): string {
    return ((1 + this.below(most * 100)) / 100).toFixed(2)
  }
}

/** SEED=… repeats a run; the test's name shows its seed. */
export const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31)
