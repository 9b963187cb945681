import type { Database } from '../database/database.js'
import { type Change, KEPT_MINUTES } from './Change.js'
import { ChangeRing, MOST_KEPT } from './ChangeRing.js'
import { cursorOf, type Snapshot, snapshotOf } from './Snapshot.js'

/** The interval while screens are open, which costs the process and PostgreSQL 1 % of a core each. */
const WATCHED_MS = 50
const UNWATCHED_MS = 1000
/** Above this many rows in one tick, all screens refetch everything. */
const MOST_ROWS = 5000
/** If PostgreSQL is killed, the number of a transaction that was not flushed may be used again. */
const BACK_MS = 10_000
const FLUSHED_MS = 1000

const TIMELINE = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)'

/**
 * Identifies the history that the transaction numbers belong to. Another server, a restored copy, and a promoted
 * replica each have their own. It fails on a replica, as it must: a snapshot taken there omits running transactions.
 * It also finds the first transaction whose changes the table still has in full, which covers all of them until there
 * is a mark to trim by.
 */
const IDENTITY = `select system_identifier || '/' || ${TIMELINE} as database,
    coalesce((select oldest::text from change_marks where at < now() - interval '${KEPT_MINUTES} minutes' order by at limit 1), '0') as oldest
  from pg_control_system()`

const COLUMNS = `xid, n, kind, row_id as "rowId", job_id as "jobId", users, areas, act, extract(epoch from at) * 1000 as at`

/**
 * Reads the changes that the snapshot $1, $2 has not seen, and the snapshot of this statement itself. It reads twice,
 * in the order of the primary key: with `or`, and without knowing the values, PostgreSQL would choose a sequential
 * scan.
 */
const POLL = `
  with s as materialized (select pg_current_snapshot() s)
  select pg_current_wal_insert_lsn()::text as position, ${TIMELINE} as timeline, pg_snapshot_xmax(s)::text as xmax, array(select pg_snapshot_xip(s)::text) as xip,
    (select coalesce(json_agg(c order by xid, n), '[]') from (
      (select ${COLUMNS} from changes where xid >= $1::text::xid8 order by xid, n limit $3::int)
      union all
      (select ${COLUMNS} from changes where xid = any($2::text[]::xid8[]) order by xid, n limit $3::int)) c) as rows
  from s`

interface Polled {
  position: string
  timeline: string
  xmax: string
  xip: string[]
  rows: (Omit<Change, 'xid'> & { xid: string })[]
}

interface Moment {
  at: number
  /** The position in the database's log. */
  position: string
  snapshot: Snapshot
  cursor?: string
}

/** Receives each committed change at least once; null: too many, fetch everything again. */
type ChangeListener = (changes: readonly Change[] | null) => void

/**
 * Reads all commits, of any process or person, from the table `changes`, and remembers them for 15 minutes. After a
 * break it may deliver a change twice; it never misses one.
 */
export class ChangeTail {
  private readonly listeners: ChangeListener[] = []
  private timer: NodeJS.Timeout | undefined
  private polling: Promise<void> | undefined
  private isRunning = false
  private isAwake = false
  private hasFailed = false
  private isIdentified = false
  private isWatched = false
  private database = ''
  private ring = new ChangeRing(0)
  /** The moments of the last ten seconds, and an older one. */
  private moments: Moment[] = []

  constructor(
    private readonly source: Pick<Database, 'pool' | 'onCommit'>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    source.onCommit(() => this.isWatched && this.wake())
  }

  listen(listener: ChangeListener): void {
    this.listeners.push(listener)
  }

  start(): void {
    this.isRunning = true
    this.schedule(0)
  }

  async stop(): Promise<void> {
    this.isRunning = false
    clearTimeout(this.timer)
    await this.polling
  }

  /** Polls faster while screens are open. */
  watch(isWatched: boolean): void {
    if (isWatched && !this.isWatched) this.wake()
    this.isWatched = isWatched
  }

  /** Reads sooner, because this process has committed something. */
  wake(): void {
    if (!this.isRunning || this.isAwake) return
    this.isAwake = true
    if (!this.polling) this.schedule(0)
  }

  /**
   * Lets a client resume, and is at least a second old, so that the changes it covers were flushed. Null before the
   * first read.
   */
  get cursor(): string | null {
    const until = performance.now() - FLUSHED_MS
    const moment = this.moments.findLast(({ at }) => at <= until) ?? this.moments[0]
    if (!moment) return null
    // Every answer to a page includes the cursor, so it is computed once.
    moment.cursor ??= cursorOf(this.database, moment.snapshot)
    return moment.cursor
  }

  /** The position in the log at the last read: a standby that has replayed it has every change that was delivered. */
  get position(): string | null {
    return this.moments.at(-1)?.position ?? null
  }

  /** The changes committed since a cursor; null if they are no longer known. */
  since(cursor: string): Change[] | null {
    const snapshot = snapshotOf(this.database, cursor)
    return snapshot && this.ring.since(snapshot)
  }

  /** Seconds since the last successful read; infinite before it. */
  get age(): number {
    const last = this.moments.at(-1)
    return last ? (performance.now() - last.at) / 1000 : Number.POSITIVE_INFINITY
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.polling = this.turn()
    }, ms)
  }

  private async turn(): Promise<void> {
    this.isAwake = false
    try {
      if (!this.isIdentified) await this.identify()
      await this.poll()
      this.hasFailed = false
    } catch (error) {
      this.isIdentified = false
      if (!this.hasFailed) this.onFailure(error)
      this.hasFailed = true
    }
    this.polling = undefined
    if (!this.isRunning) return
    const rest = this.isWatched ? WATCHED_MS : UNWATCHED_MS
    this.schedule(this.isAwake && !this.hasFailed ? 0 : rest)
  }

  /**
   * Runs at the start and after each break. The same database resumes ten seconds earlier; another one starts over.
   */
  private async identify(): Promise<void> {
    const { rows } = await this.source.pool.query<{ database: string; oldest: string }>(IDENTITY)
    const { database, oldest } = rows[0]!
    if (database === this.database) {
      const until = this.moments.at(-1)!.at - BACK_MS
      const back = this.moments.findLast(({ at }) => at <= until) ?? this.moments[0]!
      this.moments = [back]
    } else {
      await this.startOver(database, Number(oldest))
    }
    this.isIdentified = true
  }

  /** Fills the ring from the table, so that a new process can resume screens that an old one had. */
  private async startOver(database: string, oldest: number): Promise<void> {
    const { moment, changes } = await this.read(database, { xmax: oldest, xip: [] }, MOST_KEPT)
    const isAll = changes.length <= MOST_KEPT
    this.ring = new ChangeRing(isAll ? oldest : Number.POSITIVE_INFINITY)
    this.ring.add(moment.at, moment.snapshot, isAll ? changes : [])
    const isNew = this.database === ''
    this.database = database
    this.moments = [moment]
    if (!isNew) this.notify(null)
  }

  private async poll(): Promise<void> {
    const { moment, changes } = await this.read(this.database, this.moments.at(-1)!.snapshot, MOST_ROWS)
    this.moments.push(moment)
    while (this.moments.length > 2 && this.moments[1]!.at < moment.at - BACK_MS) this.moments.shift()
    if (changes.length > MOST_ROWS) {
      this.ring = new ChangeRing(Number.POSITIVE_INFINITY)
      this.ring.add(moment.at, moment.snapshot, [])
      this.notify(null)
    } else if (changes.length > 0) {
      this.ring.add(moment.at, moment.snapshot, changes)
      this.notify(changes)
    }
  }

  private async read(
    database: string,
    from: Snapshot,
    most: number,
  ): Promise<{ moment: Moment; changes: Change[] }> {
    const at = performance.now()
    const values = [String(from.xmax), from.xip.map(String), most + 1]
    const { rows } = await this.source.pool.query<Polled>({ name: 'changes', text: POLL, values })
    const { position, timeline, xmax, xip, rows: read } = rows[0]!
    // Behind a pooler, a failover may not break any connection.
    if (!database.endsWith(`/${timeline}`))
      throw new Error('The database has a different history than before')
    const snapshot = { xmax: Number(xmax), xip: xip.map(Number) }
    return {
      moment: { at, position, snapshot },
      changes: read.map(change => ({ ...change, xid: Number(change.xid) })),
    }
  }

  private notify(changes: readonly Change[] | null): void {
    for (const listener of this.listeners) listener(changes)
  }
}
