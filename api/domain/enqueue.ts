import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import { noteQueued } from '../platform/queue/TaskRelay.js'
import type { Queued } from './queued.js'
import { queuedTasks, type TaskPayloads } from './TaskPayloads.js'

/** About sixteen hours with the queue's backoff of e, e², e³ … seconds, up to six hours. */
export const MOST_ATTEMPTS = 12

/** A task for `tasksOf`. */
export const taskOf = <Name extends keyof TaskPayloads>(task: Name, payload: TaskPayloads[Name]) => {
  const { event, queue = null, priority = 0 } = queuedTasks[task] as Queued<TaskPayloads[Name]>
  const key = [task, event(payload)].filter(Boolean).join(':')
  return { task, payload, key, attempts: MOST_ATTEMPTS, queue, priority }
}

/** The parameter `:tasks` of ADD_TASKS. */
export const tasksOf = (...tasks: ReturnType<typeof taskOf>[]): string => JSON.stringify(tasks)

/** Queues tasks from within another statement; the caller wakes the task relay afterwards. */
export const ADD_TASKS = `insert into queued_tasks (task, payload, key, max_attempts, queue_name, priority)
  select task, payload, key, attempts, queue, priority from json_to_recordset(:tasks::json)
    as added (task text, payload json, key text, attempts smallint, queue text, priority smallint)`

/**
 * Queues a task in our own table, which is moved to the queue later. Inside a transaction, the task exists if and
 * only if that commits (docs/decisions/0053-own-table-before-the-queue.md).
 */
export async function enqueue<Name extends keyof TaskPayloads>(
  em: EntityManager,
  name: Name,
  payload: TaskPayloads[Name],
): Promise<void> {
  await executeNamed(em, ADD_TASKS, { tasks: tasksOf(taskOf(name, payload)) })
  if (em.isInTransaction()) noteQueued(em.getTransactionContext()!)
}
