import type pg from 'pg'

/**
 * What one token, one person or one address may spend. A page of the product costs some hundreds of points, the
 * dearest request 25,000; the points of a minute are six seconds of processor time (prices.ts).
 */
export const REQUESTS = { points: 300_000, seconds: 60 }

const FLUSH_MS = 1000
/** Past this many, the cache of credentials starts over: it is only a shortcut. */
const MOST_KNOWN = 50_000

interface Account {
  /** When its window ends, in ms since 1970. Windows begin at whole minutes, so that processes agree on them. */
  until: number
  /** What all processes had spent when last heard. */
  shared: number
  /** What this one has spent since. */
  own: number
}

interface Options {
  pool: pg.Pool
  /** 10: ten times the limit. */
  scale: number
  onFailure: (error: unknown) => void
  /** Saved by itself once a second; otherwise when `flush` is called. */
  isTimed?: boolean
}

export interface Balance {
  limit: number
  remaining: number
  /** Seconds until the whole limit is there again. */
  resetIn: number
}

const WINDOW_MS = REQUESTS.seconds * 1000

const endOfWindow = (now: Date) => Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS + WINDOW_MS

/** One statement for all of them, in the order of their keys: two processes must not wait for each other's rows. */
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
 * Points spent by requests, counted in memory and shared with all processes once a second, so that counting costs a request
 * no statement (docs/decisions/0021-request-quotas.md).
 */
export class RateLimiter {
  private readonly accounts = new Map<string, Account>()
  private readonly unsaved = new Set<string>()
  private readonly known = new Map<string, string>()
  /** When the window that is being counted ends. */
  private until = 0
  private timer: NodeJS.Timeout | undefined
  private flushing: Promise<void> = Promise.resolve()
  private readonly limit: number
  /** The database could not be reached: logged once, not once a second. */
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

  /** Whose a credential was found to be, if this process has seen it. */
  subjectOf(credential: string): string | undefined {
    return this.known.get(credential)
  }

  remember(credential: string, subject: string): void {
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(credential, subject)
  }

  /** Adds points to what a subject has spent, or takes them back where they are fewer than 0; answers in which window. */
  add(subject: string, points: number, now: Date): number {
    const account = this.accountOf(subject, now)
    account.own += points
    this.unsaved.add(subject)
    if (this.isTimed) this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    return account.until
  }

  /**
   * The end of the window that counts now. A clock set back by seconds changes nothing, or else what was spent would be
   * forgotten; set back by more than a window it begins a new count, so that nobody waits for an hour.
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

  /** Tells the database what was spent here, and hears what was spent everywhere. */
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
      // Another process, whose clock is ahead, is in the next window already: this one counts on alone.
      if (total?.until !== account.until) continue
      account.shared = total.count
      account.own -= points
    }
  }

  private forgetTheOld(): void {
    for (const [key, { until }] of this.accounts) if (until !== this.until) this.accounts.delete(key)
  }
}
