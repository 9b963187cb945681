import type pg from 'pg'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { isDatabaseAway } from '../isDatabaseAway.js'
import type { ReadSource } from '../prepared.js'
import { Primary } from './Primary.js'
import { CURRENT_POSITION, type Position } from './position.js'
import { NotTheServer, Standby, type StandbyState } from './Standby.js'

interface Options {
  urls: string[]
  primaryUrl: string
  /** The primary's pool; those of the standbys have its settings. */
  pool: pg.Pool
  mostLagMs: number
  warn(line: string): void
}

/** A reader in general, or one who must see their own writes, which ended at `after`. */
export type Reader = 'visitor' | { after: Position }

/** Where reads went: `behind` to the primary, since no standby had the reader's own writes yet; `retried` after one failed. */
export type ReadRoute = 'standby' | 'behind' | 'none' | 'retried'

const RECORD = {
  name: 'account-wrote',
  text: `insert into account_writes as w (user_id, position) values ($1, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set position = greatest(w.position, excluded.position)`,
}

const STATE: Record<StandbyState, string> = {
  ready: 'is used for reads',
  behind: 'lags too far behind, so it is not used for reads',
  primary: 'is the primary now, so it is not used as a standby',
  away: 'is away, so it is not used for reads',
}

/** A statement that exceeds its own time limit would exceed it on the primary too. */
const TIMEOUT = '57014'

const isLost = (error: unknown) =>
  error instanceof NotTheServer || (isDatabaseAway(error) && (error as { code?: string }).code !== TIMEOUT)

/**
 * Sends reads to the standbys, each to one that has replayed what its reader has written
 * (docs/decisions/0077-reads-from-standbys.md).
 */
export class Standbys {
  readonly all: readonly Standby[]
  readonly primary: Primary
  /** Reads for visitors, and reads of data that belongs to nobody. */
  readonly forVisitors: ReadSource = this.reader(async () => 'visitor')
  private readonly routes: Record<ReadRoute, number> = { standby: 0, behind: 0, none: 0, retried: 0 }
  private readonly pool: pg.Pool
  private turn = 0

  constructor({ urls, primaryUrl, pool, mostLagMs, warn }: Options) {
    this.pool = pool
    this.primary = new Primary(primaryUrl, mostLagMs)
    this.all = urls.map(
      url =>
        new Standby(url, pool.options, this.primary, ({ name, state }, reason) =>
          warn(`the standby ${name} ${STATE[state!]}${reason ? `: ${reason}` : ''}`),
        ),
    )
  }

  async start(): Promise<void> {
    await this.primary.start()
    await Promise.all(this.all.map(standby => standby.start()))
  }

  async stop(): Promise<void> {
    await Promise.all([this.primary.stop(), ...this.all.map(standby => standby.stop())])
  }

  /** The number of reads by destination. */
  get counts(): Readonly<Record<ReadRoute, number>> {
    return this.routes
  }

  /** Determines the reader for each statement. */
  reader(who: () => Promise<Reader>): ReadSource {
    return { query: async statement => this.read(await who(), statement) }
  }

  /** The pool of a standby that has everything committed before this call, or else the primary's. */
  async current(): Promise<pg.Pool> {
    const { rows } = await this.pool.query<{ position: Position }>(`select ${CURRENT_POSITION} as position`)
    return this.choose({ after: rows[0]!.position })?.pool ?? this.pool
  }

  /** Records an account's write for all processes, so that its next reads see everything committed by now. */
  async wrote(userId: string): Promise<void> {
    await this.pool.query({ ...RECORD, values: [userId] })
  }

  private async read<Found extends QueryResultRow>(
    reader: Reader,
    statement: QueryConfig,
  ): Promise<QueryResult<Found>> {
    const standby = this.choose(reader)
    if (standby) {
      try {
        const found = await standby.pool.query<Found>(statement)
        this.routes.standby++
        return found
      } catch (error) {
        if (!isLost(error)) throw error
        this.routes.retried++
      }
    } else {
      this.routes[this.all.some(({ state }) => state === 'ready') ? 'behind' : 'none']++
    }
    return this.pool.query<Found>(statement)
  }

  private choose(reader: Reader): Standby | undefined {
    const after = reader === 'visitor' ? 0 : Math.max(reader.after, this.primary.floor)
    const able = this.all.filter(standby => standby.has(after) && standby.pool.waitingCount === 0)
    return able[this.turn++ % able.length]
  }
}
