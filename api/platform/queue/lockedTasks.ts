import type { Pool } from 'pg'
import type { PlatformContext } from '../PlatformContext.js'
import type { Task } from './Task.js'

// graphile-worker has no public function that changes a running task, so this uses its internal table. The
// version is pinned, and queue.test.ts fails if the columns change.

/** Stops retrying a running task after this attempt. */
export const giveUp = (pool: Pool, taskId: string) =>
  pool.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [taskId])

/** Frees the tasks of a process that is gone; graphile-worker itself waits four hours. */
const freeOlderThan = (pool: Pool, ms: number) =>
  pool.query(
    `with queues as (
        update graphile_worker._private_job_queues set locked_at = null, locked_by = null
        where locked_at < now() - $1 * interval '1 millisecond')
      update graphile_worker._private_jobs
      set locked_at = null, locked_by = null,
        last_error = 'The process that worked on this ended before it was done',
        run_at = now() + exp(least(attempts, 10)) * interval '1 second'
      where locked_at < now() - $1 * interval '1 millisecond'`,
    [ms],
  )

/** No task may run longer. */
export const MOST_TASK_MS = 4 * 60_000

/** Frees tasks locked a minute longer than any task may take: their process was killed. */
export const freeAbandoned: Task<Pick<PlatformContext, 'database'>, object> = async ({ database }) => {
  await freeOlderThan(database.pool, MOST_TASK_MS + 60_000)
}
