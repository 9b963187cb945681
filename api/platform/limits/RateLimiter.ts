import type pg from 'pg'

/**
 * The limit of one token, user or address. A page of the product costs some hundreds of points, the most expensive
 * request 25,000; a minute's points are six seconds of CPU time (prices.ts).
 */
export const REQUESTS = { points: 300_000, seconds: 60 }

const FLUSH_MS = 1000
/** Beyond this many, the cache of credentials is cleared: it is only an optimization. */
const MOST_KNOWN = 50_000

interface Account {
  /**
   * When its window ends, in milliseconds since the epoch. Windows start at whole minutes, so that processes agree on
   * them.
   */
  until: number
  /** Points spent by all processes at the last sync. */
  shared: number
  /** Points spent by this process since then. */
  own: number
}

interface Options {
  pool: pg.Pool
  /** 10 means ten times the limit. */
  scale: number
  onFailure: (error: unknown) => void
  /** Saves once a second; otherwise only when `flush` is called. */
  isTimed?: boolean
}

export interface Balance {
  limit: number
  remaining: number
  /** Seconds until the full limit is available again. */
  resetIn: number
}

const WINDOW_MS = REQUESTS.seconds * 1000

const endOfWindow = (now: Date) => Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS + WINDOW_MS

/** One statement for all, ordered by key: two processes must not deadlock on each other's rows. */
const FLUSH = {
  name: 'request-quotas',
  text: `insert into throttles as t (key, count, started_at, expires_at)
    select 'requests:' || key, points, to_timestamp(until / 1000.0) - $4 * interval '1 second', to_timestamp(until / 1000.0)
    from unnest($1::text[], $2::int[], $3::float8[]) as spent (key, points, until) order by key
    on conflict (key) do update set
      count = case when t.expires_at < excluded.expires_at then excluded.count
        when t.expires_at = excluded.expires_at then least(t.count::bigint + excluded.count, 2147483647)
        else t.count end,
      started_at = greatest(t.started_at, excluded.started_at),
      expires_at = greatest(t.expires_at, excluded.expires_at)
    returning substr(key, 10) as key, count, extract(epoch from expires_at)::float8 * 1000 as until`,
}

/**
 * Points spent by requests, counted in memory and shared with all processes once a second, so that counting needs no
 * statement per request (docs/decisions/0021-request-quotas.md).
 */
export class RateLimiter {
  private readonly accounts = new Map<string, Account>()
  private readonly unsaved = new Set<string>()
  private readonly known = new Map<string, string>()
  /** When the current window ends. */
  private until = 0
  private timer: NodeJS.Timeout | undefined
  private flushing: Promise<void> = Promise.resolve()
  private readonly limit: number
  /** True while the database is unreachable, which is logged once instead of every second. */
  private isAlone = false

  private readonly pool: pg.Pool
  private readonly onFailure: Options['onFailure']
  private readonly isTimed: boolean

  constructor({ pool, scale, onFailure, isTimed = true }: Options) {
    this.pool = pool
    this.onFailure = onFailure
    this.isTimed = isTimed
    this.limit = Math.max(1, Math.floor(REQUESTS.points * scale))
  }

  /** The subject of a credential, if this process has already seen it checked. */
  subjectOf(credential: string): string | undefined {
    return this.known.get(credential)
  }

  remember(credential: string, subject: string): void {
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(credential, subject)
  }

  /** Adds points to the account of a subject, or refunds them if negative; returns the window. */
  add(subject: string, points: number, now: Date): number {
    const account = this.accountOf(subject, now)
    account.own += points
    this.unsaved.add(subject)
    if (this.isTimed) this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    return account.until
  }

  /**
   * The end of the current window. A clock set back by seconds changes nothing, since otherwise what was spent would be
   * forgotten; set back by more than a window, it starts a new count, so that nobody waits for an hour.
   */
  windowAt(now: Date): number {
    const until = endOfWindow(now)
    if (until > this.until || until < this.until - WINDOW_MS) this.until = until
    return this.until
  }

  balance(subject: string, now: Date): Balance {
    const { until, shared, own } = this.accountOf(subject, now)
    return {
      limit: this.limit,
      remaining: Math.max(0, this.limit - shared - own),
      resetIn: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
    }
  }

  /** Adds this process's points to the database, and reads the total of all processes. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.flushing = this.flushing
      .then(() => this.save())
      .then(
        () => {
          this.isAlone = false
        },
        error => {
          if (!this.isAlone) this.onFailure(error)
          this.isAlone = true
        },
      )
    return this.flushing
  }

  private accountOf(subject: string, now: Date): Account {
    const until = this.windowAt(now)
    const known = this.accounts.get(subject)
    if (known?.until === until) return known
    const account = { until, shared: 0, own: 0 }
    this.accounts.set(subject, account)
    return account
  }

  private async save(): Promise<void> {
    const spent = [...this.unsaved].flatMap(key => {
      const account = this.accounts.get(key)!
      return account.own > 0 ? [{ key, account, points: account.own }] : []
    })
    this.unsaved.clear()
    this.forgetTheOld()
    if (spent.length === 0) return
    const { rows } = await this.pool.query({
      ...FLUSH,
      values: [
        spent.map(({ key }) => key),
        spent.map(({ points }) => Math.min(points, 2_147_483_647)),
        spent.map(({ account }) => account.until),
        REQUESTS.seconds,
      ],
    })
    const told = new Map<string, { count: number; until: number }>(rows.map(row => [row.key, row]))
    for (const { key, account, points } of spent) {
      const total = told.get(key)
      // A process with a faster clock is already in the next window, so this one counts alone for now.
      if (total?.until !== account.until) continue
      account.shared = total.count
      account.own -= points
    }
  }

  private forgetTheOld(): void {
    for (const [key, { until }] of this.accounts) if (until !== this.until) this.accounts.delete(key)
  }
}
