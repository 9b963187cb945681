import type pg from 'pg'

const WINDOW = 5
const MOST_WAIT_S = 0.5
/**
 * A queue of one request behind each connection may wait this long. That is not a flood, just slow requests.
 */
const MOST_WAIT_IN_SHORT_QUEUE_S = 2
/** Few requests take more connections than this, one after another. */
const MOST_TURNS = 4

type WatchedPool = Pick<pg.Pool, 'waitingCount' | 'totalCount' | 'idleCount'> & {
  on(event: 'acquire', listener: () => void): unknown
}

/**
 * Predicts whether a request would wait more than half a second in all for pool connections, based on how
 * many were answered during the last five ticks. A burst after idling does not count, because the pool's
 * queue must have existed the whole time. Other requests wait too: session lookups share one place in that
 * queue. Up to one request per connection may wait for two seconds.
 */
export class PoolWait {
  private handedOut = 0
  private ticks: { handedOut: number; answered: number }[] = []
  private mostWaiting = Number.POSITIVE_INFINITY

  constructor(
    private readonly pool: WatchedPool,
    private readonly tickMs: number,
  ) {
    pool.on('acquire', () => {
      this.handedOut++
    })
  }

  /**
   * Needs the number of requests that have or will need a connection, and runs for each one, since hundreds may come
   * between two ticks.
   */
  isTooLong(underWay: number): boolean {
    const { totalCount, idleCount } = this.pool
    return underWay - (totalCount - idleCount) > this.mostWaiting
  }

  /** Call this every `tickMs` with the number of requests answered since the last call. */
  tick(answered: number): void {
    const ticks = [...this.ticks.slice(-WINDOW + 1), { handedOut: this.handedOut, answered }]
    this.ticks = this.pool.waitingCount === 0 ? [] : ticks
    this.handedOut = 0
    const isLasting = this.ticks.length === WINDOW
    this.mostWaiting = isLasting ? this.mostAt(this.requestsPerSecond()) : Number.POSITIVE_INFINITY
  }

  private mostAt(perSecond: number): number {
    const short = Math.min(this.pool.totalCount, perSecond * MOST_WAIT_IN_SHORT_QUEUE_S)
    return Math.max(short, perSecond * MOST_WAIT_S)
  }

  /** Requests without statements, and statements without a request, would distort it, so it has bounds. */
  private requestsPerSecond(): number {
    const perSecond = 1000 / (WINDOW * this.tickMs)
    const connections = sum(this.ticks.map(({ handedOut }) => handedOut)) * perSecond
    const requests = sum(this.ticks.map(({ answered }) => answered)) * perSecond
    return Math.min(connections, Math.max(requests, connections / MOST_TURNS))
  }
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
