import type pg from 'pg'
import { Poller } from './Poller.js'
import { CURRENT_POSITION, type Position } from './position.js'

/**
 * Identifies the database's history: a promoted standby begins a new one, and so does a restored copy. It
 * fails on a standby, as it must.
 */
const HISTORY = `system_identifier || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)`

const LOOK = `select ${CURRENT_POSITION} as position, ${HISTORY} as history,
    pg_postmaster_start_time()::text as "startedAt" from pg_control_system()`

/** A standby that has this row follows this history, not one that ended when another server was promoted. */
const MARK = 'insert into database_histories (id) values ($1) on conflict do nothing'

interface Look {
  position: Position
  history: string
  startedAt: string
}

interface Moment {
  at: number
  position: Position
}

/** The primary's current log position. */
export class Primary {
  /** Null while there is no primary or its history is unknown. */
  history: string | null = null
  /**
   * The position that every standby must have replayed: the end of the log when this primary was found. After a
   * failover or a crash nobody knows who had written before.
   */
  floor: Position = Number.POSITIVE_INFINITY
  private moments: Moment[] = []
  private startedAt = ''
  private readonly poller

  constructor(
    url: string,
    private readonly mostLagMs: number,
  ) {
    this.poller = new Poller<Look>(url, {
      ask: client => this.look(client),
      answered: (look, isFirst) => this.answered(look, isFirst),
      away: () => this.forget(),
    })
  }

  start = (): Promise<void> => this.poller.start()
  stop = (): Promise<void> => this.poller.stop()

  /** The position in the log at the last poll. */
  get position(): Position {
    return this.moments.at(-1)?.position ?? 0
  }

  /** The position that a standby must have replayed by now, so as not to lag too far. */
  get due(): Position {
    const then = performance.now() - this.mostLagMs
    return this.moments.findLast(({ at }) => at <= then)?.position ?? 0
  }

  private async look(client: pg.Client): Promise<Look> {
    const { rows } = await client.query<Look>(LOOK)
    const look = rows[0]!
    if (look.history === this.history) return look
    await client.query(MARK, [look.history])
    return (await client.query<Look>(LOOK)).rows[0]!
  }

  private answered({ position, history, startedAt }: Look, isFirst: boolean): void {
    // Otherwise a restart behind a pooler could go unnoticed.
    if (isFirst || history !== this.history || startedAt !== this.startedAt) {
      this.floor = position
      this.moments = []
    }
    this.history = history
    this.startedAt = startedAt
    const at = performance.now()
    this.moments.push({ at, position })
    while (this.moments.length > 2 && this.moments[1]!.at < at - this.mostLagMs) this.moments.shift()
  }

  private forget(): void {
    this.history = null
    this.floor = Number.POSITIVE_INFINITY
  }
}
