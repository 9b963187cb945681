import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { StartError } from '../errors.js'
import { type Database, openDatabase } from './database.js'
import { migrations } from './migrations.js'

/** Any number that no other program on the same database uses as an advisory lock. */
const LOCK = 4_811_620_262

/** A newer release may have moved what this one reads and writes, so this one must not even start. */
const assertNotNewer = async (client: pg.PoolClient) => {
  const { rows: found } = await client.query("select to_regclass('migrations') is not null as is_there")
  if (!found[0].is_there) return
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations where name <> all($1) order by name',
    [migrations.map(({ name }) => name)],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartError(
    `The database belongs to a newer release, which has changed it (${names}): start that release, or restore a backup that this one made`,
  )
}

/** Migrates the schema and the queue's schema. All processes may call it at once: one migrates, the others wait. */
export async function migrate({ url }: Database): Promise<void> {
  // Separate connections without a timeout: waiting for another process, or building an index, takes as long as it
  // takes.
  const patient = await openDatabase(url, { poolSize: 4, statementTimeoutMs: 0 })
  const holder = await patient.pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK])
    await assertNotNewer(holder)
    await patient.orm.migrator.up()
    await runMigrations({ pgPool: patient.pool })
  } finally {
    // Closing the connection releases the lock.
    holder.release(true)
    await patient.close()
  }
}
