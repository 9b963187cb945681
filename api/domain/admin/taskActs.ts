import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import type { AuditAction } from '../../rules/nounWords.js'
import { lockActive } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import type { Context } from '../context.js'
import { MOST_ATTEMPTS } from '../enqueue.js'
import type { FailedTask } from './FailedTask.js'
import { findFailedTask } from './failedTasks.js'

/** Returns no rows if the queue is already working on the task again: it is then left alone. */
type TaskChange = (tx: EntityManager, id: string) => Promise<unknown[]>

const act = async (
  context: Context,
  id: string,
  action: AuditAction,
  change: TaskChange,
  becomes: object | null,
): Promise<FailedTask> => {
  const viewer = await context.signedIn('admin')
  const failed = await findFailedTask(context, id)
  if (!failed) throw notFound('Task')
  const { task, attempts, error, subjectId } = failed
  await context.act(async tx => {
    await lockActive(tx, viewer)
    const touched = await change(tx, id)
    if (touched.length === 0) throw notFound('Task')
    audit(tx, context, viewer, {
      action,
      subjectId,
      before: { task, attempts, error },
      after: becomes && { task, ...becomes },
    })
  })
  return failed
}

/** Notifies admins who are viewing the list, since the queue's own tables have none of our triggers. */
const RECORDED = `with recorded as (insert into changes (kind) values ('task'))`

/** Makes the task due now, with its full number of attempts. */
export const retryTask = (context: Context, id: string) =>
  act(
    context,
    id,
    'retryTask',
    (tx, taskId) =>
      tx.execute(
        `${RECORDED} select id from graphile_worker.reschedule_jobs(array[?]::bigint[], run_at => now(), attempts => 0, max_attempts => ?)`,
        [taskId, MOST_ATTEMPTS],
      ),
    { attempts: 0, error: null },
  )

/** Deletes the task without doing it. */
export const removeTask = (context: Context, id: string) =>
  act(
    context,
    id,
    'removeTask',
    (tx, taskId) =>
      tx.execute(`${RECORDED} select id from graphile_worker.complete_jobs(array[?]::bigint[])`, [taskId]),
    null,
  )
