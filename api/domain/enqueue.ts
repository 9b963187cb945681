import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import { newId } from '../platform/ids.js'
import { noteQueued } from '../platform/queue/TaskRelay.js'
import type { TaskPayloads } from './TaskPayloads.js'

/** About sixteen hours with the queue's backoff, e, e², e³ … seconds up to six hours. */
export const MOST_ATTEMPTS = 12

/**
 * The event that causes a task, beginning with the id of what it is about. What can happen only once is named by its
 * ids, so that the same event is never on the queue twice; what can happen again is a new event each time.
 */
const eventOf: { [Name in keyof TaskPayloads]: (payload: TaskPayloads[Name]) => string } = {
  newBidMail: ({ bidId }) => bidId,
  bidDecidedMail: ({ bidId }) => bidId,
  // A job may be given back and cancelled more than once: each step of its history is an event.
  jobMovedMail: ({ jobId, eventId, userId }) => `${jobId}:${eventId}:${userId}`,
  jobCancelledMail: ({ jobId, vendorId }) => `${jobId}:${vendorId}`,
  invitationMail: ({ userId }) => `${userId}:${newId()}`,
  emailChangedMail: ({ changeId }) => changeId,
  emailTakenBackMail: ({ changeId }) => changeId,
  passwordChangedMail: ({ userId }) => `${userId}:${newId()}`,
  ticketAnsweredMail: ({ ticketId }) => `${ticketId}:${newId()}`,
  // About nobody whom the queue could name: whether there is an account is not known yet.
  resetMail: () => `:${newId()}`,
  writeDataExport: ({ exportId }) => exportId,
  dataExportMail: ({ exportId }) => exportId,
  removeUnclaimed: () => '',
  removeDataExports: () => '',
  removeExpired: () => '',
  freeAbandoned: () => '',
}

/** Tasks that take long go one at a time, so that mail does not wait behind them. */
const queueOf: { [Name in keyof TaskPayloads]?: string } = { writeDataExport: 'data-exports' }

/** A task as the values of ADD_TASK. */
export const taskValues = <Name extends keyof TaskPayloads>(task: Name, payload: TaskPayloads[Name]) => ({
  task,
  payload: JSON.stringify(payload),
  taskKey: [task, eventOf[task](payload)].filter(Boolean).join(':'),
  attempts: MOST_ATTEMPTS,
  queue: queueOf[task] ?? null,
})

/** Queues a task from within another statement; who sends that wakes the task relay afterwards. */
export const ADD_TASK = `insert into queued_tasks (task, payload, key, max_attempts, queue_name)
  select :task, :payload::json, :taskKey, :attempts::smallint, :queue`

/**
 * Queues a task in our own table, from where it is moved to the queue: inside a transaction it is there if and only if
 * that commits (docs/decisions/0053-own-table-before-the-queue.md).
 */
export async function enqueue<Name extends keyof TaskPayloads>(
  em: EntityManager,
  name: Name,
  payload: TaskPayloads[Name],
): Promise<void> {
  await executeNamed(em, ADD_TASK, taskValues(name, payload))
  if (em.isInTransaction()) noteQueued(em.getTransactionContext()!)
}
