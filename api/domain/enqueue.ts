import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import { newId } from '../platform/ids.js'
import { noteQueued } from '../platform/queue/TaskRelay.js'
import type { TaskPayloads } from './TaskPayloads.js'

/** About sixteen hours with the queue's backoff of e, e², e³ … seconds, up to six hours. */
export const MOST_ATTEMPTS = 12

/**
 * The event that causes a task, starting with the id of its subject. An event that can happen only once is named by its
 * ids, so that it is never queued twice; one that can happen again is new each time.
 */
const eventOf: { [Name in keyof TaskPayloads]: (payload: TaskPayloads[Name]) => string } = {
  // Its tasks are queued along with the notices: tell.ts.
  noticeMail: ({ noticeId }) => noticeId,
  noticePush: ({ noticeId }) => noticeId,
  digestPush: ({ digestId }) => digestId,
  devicePush: ({ deviceId, noticeId = '', digestId = '' }) => `${noticeId}${digestId}:${deviceId}`,
  textCode: ({ consentId }) => consentId,
  // Has no subject: nobody may have this number.
  textReply: () => `:${newId()}`,
  noticeText: ({ noticeId }) => noticeId,
  digestText: ({ digestId }) => digestId,
  // Each edit is an event: the task of the one before may be running.
  tellVendors: ({ jobId, eventId, version }) => [jobId, eventId, version].filter(Boolean).join(':'),
  makeOffers: ({ jobId, eventId, version }) => [jobId, eventId, version].filter(Boolean).join(':'),
  tellServed: () => '',
  tellStranded: ({ vendorId, eventId }) => `${vendorId}:${eventId}`,
  applicationMail: ({ applicationId }) => applicationId,
  applicationDeclinedMail: ({ applicationId }) => applicationId,
  invitationMail: ({ userId }) => `${userId}:${newId()}`,
  emailConfirmationMail: ({ userId }) => `${userId}:${newId()}`,
  emailReplacedMail: ({ userId }) => `${userId}:${newId()}`,
  emailChangedMail: ({ changeId }) => changeId,
  emailTakenBackMail: ({ changeId }) => changeId,
  passwordChangedMail: ({ userId }) => `${userId}:${newId()}`,
  // Has no subject, because it isn't known yet whether there is an account.
  resetMail: () => `:${newId()}`,
  writeDataExport: ({ exportId }) => exportId,
  dataExportMail: ({ exportId }) => exportId,
  makeThumbnails: ({ uploadId }) => uploadId,
  removeUnclaimed: () => '',
  removeDataExports: () => '',
  removeExpired: () => '',
  forgetMessages: () => '',
  sendDigests: () => '',
  digestMail: ({ digestId }) => digestId,
  expire: () => '',
  revealRatings: () => '',
  documentExpiry: () => '',
  remindOfVisits: () => '',
  computeGuidance: () => '',
  checkLedger: () => '',
  makeStatements: () => '',
  trimChanges: () => '',
}

/** Long tasks run one at a time, so that mail does not wait behind them. */
const queueOf: { [Name in keyof TaskPayloads]?: string } = { writeDataExport: 'data-exports' }

/**
 * Tasks with a lower number go first; the default is 0. A thousand mails must not delay the tasks after them.
 */
const priorityOf: { [Name in keyof TaskPayloads]?: number } = {
  makeOffers: -20,
  tellVendors: -10,
  makeThumbnails: 20,
}

/** A task for `tasksOf`. */
export const taskOf = <Name extends keyof TaskPayloads>(task: Name, payload: TaskPayloads[Name]) => ({
  task,
  payload,
  key: [task, eventOf[task](payload)].filter(Boolean).join(':'),
  attempts: MOST_ATTEMPTS,
  queue: queueOf[task] ?? null,
  priority: priorityOf[task] ?? 0,
})

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
