import { runMigrations } from 'graphile-worker'
import type { Database } from './database.js'

/** Any number that no other program on the same database uses as an advisory lock. */
const LOCK = 4_811_620_262

/** Brings the schema and the queue's up to date. All processes may call it at once: one migrates, the others wait. */
export async function migrate({ orm, pool }: Database): Promise<void> {
  const holder = await pool.connect()
  try {
    // Waiting for another process to migrate takes as long as it takes.
    await holder.query('set statement_timeout = 0')
    await holder.query('select pg_advisory_lock($1)', [LOCK])
    await orm.migrator.up()
    await runMigrations({ pgPool: pool })
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    // Not back into the pool: its timeout is not the others'.
    holder.release(true)
  }
}
