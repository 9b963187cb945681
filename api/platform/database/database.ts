import 'reflect-metadata'
import type { Socket } from 'node:net'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import { Migrator } from '@mikro-orm/migrations'
import { type EntityClass, MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql'
import pg from 'pg'
import { migrations } from './migrations.js'

export interface Database {
  url: string
  orm: MikroORM
  /** The ORM's own pool: hot reads run prepared statements on it. */
  pool: pg.Pool
  /** Where reads may go: a replica's pool where there is one. */
  readPool: pg.Pool
  /** Calls `listener` with each transaction of the ORM that this process has committed. */
  onCommit(listener: CommitListener): void
  close(): Promise<void>
}

export type CommitListener = (transaction: object) => void

interface Options {
  /** The classes of the tables that are written through the ORM; none are needed to migrate. */
  entities?: EntityClass[]
  poolSize?: number
  /** 0: as long as it takes. Locks and silences have bounds of their own, and none where this is 0. */
  statementTimeoutMs?: number
  /** Hears every statement before it is sent, for counting; where it answers a promise, the statement waits for that. */
  onSql?: (text: string) => Promise<void> | undefined
  replicaUrls?: string[]
}

/** An act holds its rows for milliseconds: who waits this long waits for something that is wrong. */
const LOCK_TIMEOUT_MS = 5_000
/** Between two statements of one transaction: a process that lost its way must not keep others out. */
const IDLE_IN_TRANSACTION_MS = 15_000
/** For a free connection of the pool, and for making a new one. */
const CONNECTION_TIMEOUT_MS = 3_000
/** Past the statement's own bound: a server that should have answered by then is not there any more. */
const SILENCE_MS = 5_000

const boundsOf = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: Math.min(statementTimeoutMs, LOCK_TIMEOUT_MS),
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
})

/** Of pg's client, what its types leave out. */
interface Inner {
  connection: { stream: Socket }
  readyForQuery: boolean
}

/**
 * PostgreSQL's own bounds hold as long as it runs. One that hangs, or whose machine is gone without a word, would keep a
 * connection for a quarter of an hour.
 */
const dropSilent = (pool: pg.Pool, ms: number) =>
  pool.on('connect', client => {
    const { connection } = client as unknown as Inner
    connection.stream.setTimeout(ms, () => {
      if (!(client as unknown as Inner).readyForQuery) connection.stream.destroy()
    })
  })

/** A client that reports each statement before it sends it. */
const reportingClient = (onSql: NonNullable<Options['onSql']>) =>
  class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads
    override query(...args: any[]): any {
      const [query] = args
      const send = () => super.query(...(args as Parameters<pg.Client['query']>))
      const held = onSql(typeof query === 'string' ? query : query.text)
      return held ? held.then(send) : send()
    }
  }

export async function openDatabase(url: string, options: Options = {}): Promise<Database> {
  const pools = {} as Record<'write' | 'read', pg.Pool>
  const { statementTimeoutMs = 10_000 } = options
  const driverOptions = {
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    ...(statementTimeoutMs > 0 && {
      ...boundsOf(statementTimeoutMs),
      onPoolCreated: (pool: pg.Pool) => dropSilent(pool, statementTimeoutMs + SILENCE_MS),
    }),
    ...(options.onSql && { Client: reportingClient(options.onSql) }),
  }
  const commitListeners: CommitListener[] = []
  const orm = new MikroORM({
    clientUrl: url,
    // Here and not on an entity manager: those of requests have listeners of their own besides these.
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
    // Each in a transaction of its own: one that fills a large table commits as it goes.
    migrations: {
      migrationsList: migrations,
      tableName: 'migrations',
      snapshot: false,
      silent: true,
      allOrNothing: false,
    },
    // PostgreSQL's plans live as long as their connection, so idle ones are kept.
    pool: { min: 1, max: options.poolSize ?? 10, idleTimeoutMillis: 0 },
    driverOptions,
    forceUtcTimezone: true,
    ...(options.replicaUrls?.length && {
      replicas: options.replicaUrls.map(clientUrl => ({ clientUrl })),
      preferReadReplicas: true,
    }),
    logger: () => {},
  })
  const native = (type: 'write' | 'read') =>
    (orm.em.getConnection(type) as PostgreSqlConnection).getNativeClient()
  try {
    pools.write = (await native('write')) as pg.Pool
    pools.read = (await native('read')) as pg.Pool
  } catch (error) {
    await orm.close(true)
    throw error
  }
  return {
    url,
    orm,
    pool: pools.write,
    readPool: pools.read,
    onCommit: listener => commitListeners.push(listener),
    close: () => orm.close(true),
  }
}
