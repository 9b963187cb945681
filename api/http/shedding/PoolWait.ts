import type pg from 'pg'

const WINDOW = 10
const MOST_WAIT_S = 2

/**
 * Predicts whether a request for a pool connection would wait longer than two seconds, judged by how fast connections
 * were handed out during the last ten ticks. A burst after idling does not count: the queue must have existed the whole
 * time.
 */
export class PoolWait {
  isTooLong = false
  private handedOut = 0
  private waited: number[] = []

  constructor(
    private readonly pool: pg.Pool,
    private readonly tickMs: number,
  ) {
    pool.on('acquire', () => {
      this.handedOut++
    })
  }

  tick(): void {
    const waiting = this.pool.waitingCount
    if (waiting === 0) this.waited = []
    else this.waited = [...this.waited.slice(-WINDOW + 1), this.handedOut]
    this.handedOut = 0
    const perSecond = (sum(this.waited) * 1000) / (WINDOW * this.tickMs)
    this.isTooLong = this.waited.length === WINDOW && waiting > perSecond * MOST_WAIT_S
  }
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
