import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCrontab, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { UnrecoverableError } from '../errors.js'
import { openPost } from '../mail/openPost.js'
import type { Post } from '../mail/Post.js'
import type { PlatformContext } from '../PlatformContext.js'
import { CONFIRM_MS, confirmRunning, freeAbandoned, giveUp, MOST_TASK_MS } from './lockedTasks.js'
import { moveTasks } from './TaskRelay.js'
import { withoutSecrets } from './withoutSecrets.js'

export interface Worker {
  /** Gives running tasks five seconds to finish. */
  stop(): Promise<void>
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/** The error as it may be stored and logged. */
const errorWithoutSecrets = ({ config }: PlatformContext, error: unknown) => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const clean = new Error(withoutSecrets(config, message))
  clean.stack = withoutSecrets(config, stack)
  return clean
}

const taskList = (app: PlatformContext, post: Post, running: Set<string>): TaskList =>
  Object.fromEntries(
    Object.entries(app.tasks).map(([name, task]) => [
      name,
      async (payload, { job, abortSignal }) => {
        const timeout = AbortSignal.timeout(MOST_TASK_MS)
        const signal = abortSignal ? AbortSignal.any([abortSignal, timeout]) : timeout
        const event = job.key ?? `task:${job.id}`
        const work = { post, task: name, event, attempt: job.attempts, signal }
        running.add(job.id)
        try {
          await Promise.race([task(app, payload, work), aborted(signal)])
        } catch (error) {
          if (error instanceof UnrecoverableError) await giveUp(app.database.pool, job.id)
          throw errorWithoutSecrets(app, error)
        } finally {
          running.delete(job.id)
        }
      },
    ]),
  )

/** The admins' list of failed tasks changes when a task fails, and when one that failed before succeeds. */
const recordFailures = ({ database, log }: PlatformContext): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:complete', ({ job, error }) => {
    if (!error && job.attempts === 1) return
    database.pool.query("insert into changes (kind) values ('task')").catch(err => {
      log.warn(
        { err },
        'A failed task was not recorded as a change, so the list of failed tasks will not update automatically',
      )
    })
  })
  return events
}

/** The queue's library compares timestamps with dates; the pool's own parsers, set by MikroORM, leave them as text. */
const withDates = (pool: pg.Pool): pg.Pool => {
  const query = (config: string | pg.QueryConfig, values?: unknown[]) =>
    pool.query({ ...(typeof config === 'string' ? { text: config, values } : config), types: pg.types })
  return new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
}

const options = (app: PlatformContext, post: Post, running: Set<string>) => ({
  pgPool: withDates(app.database.pool),
  taskList: taskList(app, post, running),
  events: recordFailures(app),
  logger: new Logger(() => (level, message) => {
    if (level === 'error') app.log.error({ queue: true }, message)
  }),
  // Otherwise completion is recorded without anything waiting for it, and a failure to do so would end the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
})

/** Keeps this process's tasks, and takes over those of killed ones. A database that is away is tried again next time. */
const watchLocks = ({ database: { pool }, log }: PlatformContext, running: Set<string>) =>
  setInterval(async () => {
    try {
      if (running.size > 0) await confirmRunning(pool, [...running])
      await freeAbandoned(pool)
    } catch (err) {
      log.debug({ err }, 'The locks of tasks were not checked')
    }
  }, CONFIRM_MS).unref()

const RESTART_MS = 1000

/** Runs the queue until stopped. If the database fails in the meantime, it starts again once that is back. */
export const startWorker = async (app: PlatformContext): Promise<Worker> => {
  const post = openPost(app)
  const running = new Set<string>()
  const ending = new AbortController()
  const { signal } = ending
  const start = () =>
    run({
      ...options(app, post, running),
      parsedCronItems: parseCrontab(app.schedule.join('\n')),
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 2000,
    })
  let runner = await start()
  const watch = async () => {
    while (!signal.aborted) {
      await runner.promise.catch(() => undefined)
      await sleep(RESTART_MS, undefined, { signal })
      runner = await start().catch(() => runner)
      if (signal.aborted) await runner.stop().catch(() => undefined)
    }
  }
  const watched = watch().catch(() => undefined)
  const locks = watchLocks(app, running)
  return {
    async stop() {
      ending.abort()
      clearInterval(locks)
      // A failed runner has already stopped.
      await runner.stop().catch(() => undefined)
      await watched
      post.close()
    },
  }
}

/** Runs all tasks that are due now, and those they queue. */
export const workOnce = async (app: PlatformContext): Promise<void> => {
  const post = openPost(app)
  const { pool } = app.database
  try {
    await moveTasks(pool)
    do await runOnce(options(app, post, new Set()))
    while ((await moveTasks(pool)) > 0)
  } finally {
    post.close()
  }
}
