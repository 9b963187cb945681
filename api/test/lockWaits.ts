import type pg from 'pg'
import { eventually } from './eventually.js'

/** How many connections to the database wait for a lock. */
export const lockWaits = async (client: pg.Pool | pg.Client): Promise<number> => {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.waiting
}

/** Polls until one does. */
export const untilLockWait = (pool: pg.Pool): Promise<void> =>
  eventually(true, async () => (await lockWaits(pool)) > 0)
