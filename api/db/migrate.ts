import { runMigrations } from 'graphile-worker'
import { type Database, openDatabase } from './database.js'

/** Any number that no other program on the same database uses as an advisory lock. */
const LOCK = 4_811_620_262

/** Brings the schema and the queue's up to date. All processes may call it at once: one migrates, the others wait. */
export async function migrate({ url }: Database): Promise<void> {
  // Its own connections, without a bound: waiting for another process, or building an index, takes as long as it takes.
  const patient = await openDatabase(url, { poolSize: 4, statementTimeoutMs: 0 })
  const holder = await patient.pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK])
    await patient.orm.migrator.up()
    await runMigrations({ pgPool: patient.pool })
  } finally {
    // The lock ends with its connection.
    holder.release(true)
    await patient.close()
  }
}
