import type { Pool } from 'pg'

// graphile-worker has no public function that changes a running task, so this uses its internal table. The
// version is pinned, and queue.test.ts fails if the columns change.

/** Stops retrying a running task after this attempt. */
export const giveUp = (pool: Pool, taskId: string) =>
  pool.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [taskId])

/** No task may run longer. */
export const MOST_TASK_MS = 4 * 60_000

/** How often a process confirms the tasks it is running. */
export const CONFIRM_MS = 5_000
/** A task that nobody has confirmed for this long was running in a process that was killed. */
const ABANDONED_MS = 15_000

/** Confirms the tasks that this process is running, so that no other process takes them over. */
export const confirmRunning = (pool: Pool, taskIds: readonly string[]) =>
  pool.query(
    `with running as (
        update graphile_worker._private_jobs set locked_at = now()
        where id = any($1::bigint[]) and locked_at is not null returning job_queue_id)
      update graphile_worker._private_job_queues set locked_at = now()
      where locked_at is not null and id in (select job_queue_id from running)`,
    [taskIds],
  )

/** Frees the tasks of processes that are gone; graphile-worker itself waits four hours. */
export const freeAbandoned = (pool: Pool) =>
  pool.query(
    `with queues as (
        update graphile_worker._private_job_queues set locked_at = null, locked_by = null
        where locked_at < now() - $1 * interval '1 millisecond')
      update graphile_worker._private_jobs
      set locked_at = null, locked_by = null,
        last_error = 'The process that worked on this ended before it was done',
        run_at = now() + exp(least(attempts, 10)) * interval '1 second'
      where locked_at < now() - $1 * interval '1 millisecond'`,
    [ABANDONED_MS],
  )
