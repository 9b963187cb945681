import 'reflect-metadata'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql'
import pg from 'pg'
import { entities } from './entities.js'
import { migrations } from './migrations.js'

export interface Database {
  orm: MikroORM
  /** The ORM's own pool: hot reads run prepared statements on it. */
  pool: pg.Pool
  /** Where reads may go: a replica's pool where there is one. */
  readPool: pg.Pool
  close(): Promise<void>
}

interface Options {
  poolSize?: number
  /** Hears every statement that is sent, for counting. */
  onSql?: (text: string) => void
  replicaUrls?: string[]
}

const STATEMENT_TIMEOUT_MS = 15_000

/** A client that tells of each statement before it sends it. */
const telling = (onSql: (text: string) => void) =>
  class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads
    override query(...args: any[]): any {
      const [query] = args
      onSql(typeof query === 'string' ? query : query.text)
      return super.query(...(args as Parameters<pg.Client['query']>))
    }
  }

export async function openDatabase(url: string, options: Options = {}): Promise<Database> {
  const pools = {} as Record<'write' | 'read', pg.Pool>
  const driverOptions = {
    options: '-c timezone=UTC',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: 5_000,
    ...(options.onSql && { Client: telling(options.onSql) }),
  }
  const orm = new MikroORM({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migrations', snapshot: false, silent: true },
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
  return { orm, pool: pools.write, readPool: pools.read, close: () => orm.close(true) }
}
