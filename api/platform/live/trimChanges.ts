import type { PlatformContext } from '../PlatformContext.js'
import type { Task } from '../queue/Task.js'
import { KEPT_MINUTES } from './Change.js'

const KEPT = `interval '${KEPT_MINUTES} minutes'`
const BATCH = 10_000

/**
 * Deletes changes that were visible to everyone 15 minutes ago, by marks of which transactions had ended
 * then. A row's own time won't do, because its transaction may commit long after it.
 */
export const trimChanges: Task<Pick<PlatformContext, 'database'>, object> = async ({
  database: { pool },
}) => {
  await pool.query(
    `insert into change_marks select clock_timestamp(), pg_snapshot_xmin(pg_current_snapshot())`,
  )
  await pool.query(
    `delete from change_marks where at < (select max(at) from change_marks where at < now() - ${KEPT})`,
  )
  const trim = `delete from changes where (xid, n) in (select xid, n from changes
    where xid < (select oldest from change_marks where at < now() - ${KEPT} order by at limit 1)
    order by xid, n limit ${BATCH})`
  while ((await pool.query(trim)).rowCount === BATCH);
}
