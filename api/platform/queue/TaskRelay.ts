import type { Pool } from 'pg'
import type { Database } from '../database/database.js'

/** Any number that no other program on the same database uses as an advisory lock. */
const LOCK = 4_811_620_263

const BATCH = 500

/**
 * Moves a batch to graphile-worker, which notifies its workers once for all of it. Only one batch runs at a
 * time in the whole installation, for two reasons: the notification's own lock would make batches wait for
 * each other at the commit, and this batch must see what another has added, since a task whose key is already
 * queued is dropped, even if it is running (graphile-worker's `unsafe_dedupe`, which its `add_jobs` does not
 * support). Two statements in one message are one transaction, and the second sees what the lock waited for.
 */
const MOVE = `
  select pg_advisory_xact_lock(${LOCK});
  with moved as (
    delete from queued_tasks where id in (select id from queued_tasks order by id limit ${BATCH}) returning *),
  fresh as (
    select distinct on (key) * from moved
    where not exists (select from graphile_worker.jobs queued where queued.key = moved.key) order by key, id),
  batch as (
    select array_agg((task, payload, queue_name, run_at, max_attempts, key, priority, null)::graphile_worker.job_spec
      order by id) as specs
    from fresh having count(*) > 0)
  select (select count(*)::int from moved) as moved, count(added.id) 
    from batch, graphile_worker.add_jobs(batch.specs) added`

/** Moves one batch; returns its size. */
const moveBatch = async (pool: Pool): Promise<number> => {
  // Two statements, two results.
  const [, { rows }] = (await pool.query(MOVE)) as unknown as [unknown, { rows: [{ moved: number }] }]
  return rows[0].moved
}

/** Moves every waiting task. Returns how many there were. */
export const moveTasks = async (pool: Pool): Promise<number> => {
  let all = 0
  for (let moved = BATCH; moved === BATCH; ) {
    moved = await moveBatch(pool)
    all += moved
  }
  return all
}

const queuing = new WeakSet<object>()

/** Notes that a transaction has queued a task: once it commits, the relay is woken. */
export const noteQueued = (transaction: object): void => {
  queuing.add(transaction)
}

/** Tasks committed in quick succession are moved together. */
const GATHER_MS = 50
/** Finds tasks from a process that ended in between, or from SQL by hand. */
const IDLE_MS = 2000

/** Moves tasks from our table to the queue: soon after an act in this process has committed one, and at intervals. */
export class TaskRelay {
  private timer: NodeJS.Timeout | undefined
  private moving: Promise<void> | undefined
  private isRunning = false
  private isAwake = false
  private hasFailed = false

  constructor(
    private readonly database: Pick<Database, 'pool' | 'onCommit'>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    database.onCommit(transaction => queuing.has(transaction) && this.wake())
  }

  start(): void {
    this.isRunning = true
    this.schedule(0)
  }

  /** Called when a task has been committed. */
  wake(): void {
    if (!this.isRunning || this.isAwake) return
    this.isAwake = true
    if (!this.moving) this.schedule(GATHER_MS)
  }

  async stop(): Promise<void> {
    this.isRunning = false
    clearTimeout(this.timer)
    await this.moving
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.moving = this.move()
    }, ms)
  }

  private async move(): Promise<void> {
    this.isAwake = false
    try {
      await moveTasks(this.database.pool)
      this.hasFailed = false
    } catch (error) {
      if (!this.hasFailed) this.onFailure(error)
      this.hasFailed = true
    }
    this.moving = undefined
    if (this.isRunning) this.schedule(this.isAwake && !this.hasFailed ? GATHER_MS : IDLE_MS)
  }
}
