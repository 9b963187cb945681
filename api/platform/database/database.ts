import 'reflect-metadata'
import type { Socket } from 'node:net'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import { Migrator } from '@mikro-orm/migrations'
import { type EntityClass, MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql'
import pg from 'pg'
import { migrations } from './migrations.js'
import { PreparingClient } from './prepared.js'
import { Reads } from './Reads.js'
import { Standbys } from './standbys/Standbys.js'

export interface Database {
  url: string
  orm: MikroORM
  /** The ORM's pool: hot reads run prepared statements on it. */
  pool: pg.Pool
  /** The source of queries that only read. */
  reads: Reads
  /** Calls `listener` for each ORM transaction committed by this process. */
  onCommit(listener: CommitListener): void
  close(): Promise<void>
}

type CommitListener = (transaction: object) => void

interface Options {
  /** The entity classes, which migrations don't need. */
  entities?: EntityClass[]
  poolSize?: number
  /** 0 means no limit. Waits for locks and unresponsive servers have their own limits, but none if this is 0. */
  statementTimeoutMs?: number
  /**
   * Called with every statement before it is sent, for counting. If it returns a promise, the statement waits
   * for it.
   */
  onSql?: (text: string) => Promise<void> | undefined
  replicaUrls?: string[]
  /** A standby that is further behind is not used. */
  replicaMostLagMs?: number
  /** Receives a line whenever a standby comes or goes. */
  warn?: (line: string) => void
}

/** An act locks its rows for milliseconds: a wait this long means that something is wrong. */
const LOCK_TIMEOUT_MS = 5_000
/** Limit between two statements of a transaction: a process that hangs must not block others. */
const IDLE_IN_TRANSACTION_MS = 15_000
/** Limit for getting a free connection from the pool, and for opening a new one. */
const CONNECTION_TIMEOUT_MS = 3_000
const CONNECTION_LIFETIME_S = 3600
/** Added to the statement timeout: a server that has not responded by then is gone. */
const SILENCE_MS = 5_000

const boundsOf = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: Math.min(statementTimeoutMs, LOCK_TIMEOUT_MS),
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
})

/** The parts of pg's client that its types leave out. */
interface Inner {
  connection: {
    stream: Socket
    on(event: 'errorMessage', listener: (error: { code?: string }) => void): void
  }
  readyForQuery: boolean
}

/**
 * PostgreSQL's own timeouts work only while it runs. A server that hangs, or whose machine disappears silently, would
 * keep a connection for a quarter of an hour.
 */
const dropSilent = (pool: pg.Pool, ms: number) =>
  pool.on('connect', client => {
    const { stream } = (client as unknown as Inner).connection
    // Not passed to setTimeout, which fires only once, so a formerly idle connection would never be dropped.
    stream.on('timeout', () => {
      if (!(client as unknown as Inner).readyForQuery) stream.destroy()
    })
    stream.setTimeout(ms)
  })

/** PostgreSQL's code for a write to a read-only server. */
const READ_ONLY = '25006'

/** After a switchover, connections may still lead to the old primary, which is a standby now: others must be opened. */
const dropReadOnly = (pool: pg.Pool) =>
  pool.on('connect', client => {
    const { connection } = client as unknown as Inner
    connection.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) setImmediate(() => connection.stream.destroy())
    })
  })

/** The role may have its own limits, for example behind a pooler that passes none on (docs/operations.md). */
const liftBounds = (pool: pg.Pool) =>
  pool.on('connect', client => {
    const none = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    client.query(none.map(name => `set ${name} = 0`).join(';')).catch(() => undefined)
  })

/** A client that reports each statement before it sends it. */
const reportingClient = (onSql: NonNullable<Options['onSql']>) =>
  class extends PreparingClient {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads
    override query(...args: any[]): any {
      const [query] = args
      const send = () => super.query(...(args as Parameters<pg.Client['query']>))
      const held = onSql(typeof query === 'string' ? query : query.text)
      return held ? held.then(send) : send()
    }
  }

export async function openDatabase(url: string, options: Options = {}): Promise<Database> {
  const { statementTimeoutMs = 10_000 } = options
  const driverOptions = {
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    ...(statementTimeoutMs > 0 && boundsOf(statementTimeoutMs)),
    onPoolCreated: (pool: pg.Pool) => {
      dropReadOnly(pool)
      if (statementTimeoutMs > 0) dropSilent(pool, statementTimeoutMs + SILENCE_MS)
      else liftBounds(pool)
    },
    Client: options.onSql ? reportingClient(options.onSql) : PreparingClient,
  }
  const commitListeners: CommitListener[] = []
  const orm = new MikroORM({
    clientUrl: url,
    // Set here and not on an entity manager, because requests' entity managers also have their own listeners.
    subscribers: [
      {
        afterTransactionCommit({ transaction }) {
          for (const listener of commitListeners) listener(transaction!)
        },
      },
    ],
    entities: options.entities ?? [],
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    // Each migration in its own transaction: one that fills a large table commits as it goes.
    migrations: {
      migrationsList: migrations,
      tableName: 'migrations',
      snapshot: false,
      silent: true,
      allOrNothing: false,
    },
    // Plans live as long as their connection, so idle connections are kept, but none forever.
    pool: { min: 1, max: options.poolSize ?? 10, idleTimeoutMillis: 0 },
    driverOptions,
    forceUtcTimezone: true,
    logger: () => {},
  })
  const connection = orm.em.getConnection() as PostgreSqlConnection
  const pool = await connection.getNativeClient().catch(async error => {
    await orm.close(true)
    throw error
  })
  const { replicaUrls: urls = [], replicaMostLagMs: mostLagMs = 10_000, warn = () => undefined } = options
  const standbys = urls.length > 0 ? new Standbys({ urls, primaryUrl: url, pool, mostLagMs, warn }) : null
  const reads = new Reads(pool, standbys)
  return {
    url,
    orm,
    pool,
    reads,
    onCommit: listener => commitListeners.push(listener),
    async close() {
      await reads.stop()
      await orm.close(true)
    },
  }
}
