import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Harness } from '../harness.js'
import { lockWaits } from '../lockWaits.js'

/** Most statements end sooner: one that doesn't may wait for a lock. Asking costs the server as much as a statement. */
const QUIET_MS = 8
/**
 * An act that neither ends nor waits for a lock by then waits for something in this process: the first may continue.
 */
const PATIENCE_MS = 1000

/** Runs one act in the middle of another. */
export class Interleaver {
  /** True if the second act of the last run waited for a lock. */
  hasWaited = false
  private lastSent = 0

  private constructor(
    private readonly harness: Harness,
    private readonly watcher: pg.Client,
  ) {}

  static async over(harness: Harness): Promise<Interleaver> {
    const watcher = new pg.Client({ connectionString: harness.database.url })
    await watcher.connect()
    return new Interleaver(harness, watcher)
  }

  /**
   * The first act is stopped before its statement `at`, counted from 1, or the first that matches; the second runs until it ends or waits for a
   * lock; then the first continues. If the first has fewer statements, they run one after the other.
   */
  async run<T>(first: () => Promise<T>, second: () => Promise<T>, at: number | RegExp): Promise<[T, T]> {
    let sent = 0
    let goOn = () => {}
    const stopped = new Promise<void>(reached => {
      this.harness.beforeSql = text => {
        sent++
        if (typeof at === 'number' ? sent < at : !at.test(text)) return undefined
        this.harness.beforeSql = undefined
        reached()
        return new Promise<void>(go => {
          goOn = go
        })
      }
    })
    const one = first()
    await Promise.race([one, stopped])
    this.harness.beforeSql = () => {
      this.lastSent = performance.now()
      return undefined
    }
    const other = second()
    this.hasWaited = await this.waits(other)
    this.harness.beforeSql = undefined
    goOn()
    return Promise.all([one, other])
  }

  close(): Promise<void> {
    return this.watcher.end()
  }

  /** Waits until the act ends, or waits for a lock. */
  private async waits(act: Promise<unknown>): Promise<boolean> {
    let hasEnded = false
    this.lastSent = performance.now()
    const end = act.finally(() => {
      hasEnded = true
    })
    const until = performance.now() + PATIENCE_MS
    while (!hasEnded && performance.now() < until) {
      await Promise.race([end, sleep(QUIET_MS)])
      const isQuiet = performance.now() - this.lastSent >= QUIET_MS
      if (!hasEnded && isQuiet && (await lockWaits(this.watcher)) > 0) return true
    }
    return false
  }
}
