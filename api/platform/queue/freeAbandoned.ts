import type { PlatformContext } from '../PlatformContext.js'
import { freeOlderThan } from './lockedTasks.js'
import type { Task } from './Task.js'

/** No task takes longer. */
export const MOST_TASK_MS = 4 * 60_000

/** Frees tasks locked a minute longer than any task may take: their process was killed. */
export const freeAbandoned: Task<Pick<PlatformContext, 'database'>, object> = async ({ database }) => {
  await freeOlderThan(database.pool, MOST_TASK_MS + 60_000)
}
