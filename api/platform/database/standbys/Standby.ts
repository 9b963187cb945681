import type { Socket } from 'node:net'
import pg from 'pg'
import { Poller } from './Poller.js'
import type { Primary } from './Primary.js'
import { asPosition, type Position } from './position.js'

/** Identifies the server and its start, since each connection through a balancer may reach a different server. */
const SERVER = `concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time())`

const LOOK = `select pg_is_in_recovery() as "isStandby", ${SERVER} as server,
    coalesce(${asPosition('pg_last_wal_replay_lsn()')}, 0) as position,
    exists (select from database_histories where id = $1) as "hasHistory", $1::text as history`

interface Look {
  /** The history that we asked the server about. */
  history: string | null
  isStandby: boolean
  server: string
  position: Position
  hasHistory: boolean
}

/** `primary`: it was promoted, or another server's address is the primary's now. */
export type StandbyState = 'ready' | 'behind' | 'primary' | 'away'

type Report = (standby: Standby, reason?: string) => void

/** One standby: what it has replayed, and its connections. */
export class Standby {
  /** Host and port. */
  readonly name: string
  readonly pool: pg.Pool
  state: StandbyState | undefined
  replayed: Position = 0
  private server = ''
  /** The primary's history that it is known to follow. */
  private follows: string | null = null
  private readonly poller
  private readonly clients = new Set<pg.PoolClient>()

  constructor(
    url: string,
    like: pg.PoolConfig,
    private readonly primary: Primary,
    private readonly report: Report,
  ) {
    this.name = new URL(url).host
    this.poller = new Poller<Look>(url, {
      ask: async client => (await client.query<Look>(LOOK, [primary.history])).rows[0]!,
      answered: look => this.answered(look),
      away: error => this.away(error),
    })
    const verified = {
      verify: (client: pg.PoolClient, done: (error?: Error) => void) =>
        this.verify(client).then(() => done(), done),
    }
    this.pool = new pg.Pool({ ...like, connectionString: url, connectionTimeoutMillis: 1000, ...verified })
    // The poller notices lost connections and reports them.
    this.pool.on('error', () => undefined)
    // Includes a client that breaks while it is verified.
    this.pool.on('connect', client => {
      this.clients.add(client)
      client.on('error', () => undefined)
    })
    this.pool.on('remove', client => this.clients.delete(client))
  }

  start = (): Promise<void> => this.poller.start()

  async stop(): Promise<void> {
    await this.poller.stop()
    await this.pool.end()
  }

  /** True if the standby may answer a reader who must see everything up to `after`. */
  has(after: Position): boolean {
    const { history } = this.primary
    // After a failover its position may belong to a history that has ended.
    return this.state === 'ready' && this.replayed >= after && (history === null || history === this.follows)
  }

  private answered({ isStandby, server, position, hasHistory, history: asked }: Look): void {
    this.server = server
    this.replayed = position
    const { history, due } = this.primary
    if (history !== null) this.follows = hasHistory ? asked : null
    // Without a primary the history is unknown, but then readers have written nothing either.
    const isCurrent = history === null ? this.state === 'ready' : this.follows === history && position >= due
    this.become(isStandby ? (isCurrent ? 'ready' : 'behind') : 'primary')
  }

  private away({ message }: Error): void {
    this.become('away', message)
    // A hung server would keep its statements waiting, so they go elsewhere at once.
    for (const client of this.clients)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
  }

  private become(state: StandbyState, reason?: string): void {
    if (state === this.state) return
    this.state = state
    this.report(this, reason)
  }

  private async verify(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<{ server: string }>(`select ${SERVER} as server`)
    if (rows[0]?.server !== this.server) throw new NotTheServer(this.name)
  }
}

/** The address of a standby leads to several servers. */
export class NotTheServer extends Error {
  constructor(name: string) {
    super(`${name} is not the server whose position is known`)
  }
}
