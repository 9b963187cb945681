import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { groupOf } from '../../rules/notices/notices.js'
import type { AppContext } from '../context.js'
import { MOST_ATTEMPTS } from '../enqueue.js'
import type { Task } from '../TaskPayloads.js'
import { channelsFor } from './channelsFor.js'
import { openDigest, stillToTell, toldInDigest } from './digests.js'
import { holdNotice } from './heldNotices.js'
import { SIGNED_IN } from './pushDevices.js'
import { readNotice } from './sentNotice.js'

/** Queues a task for each browser, so that a slow or missing push service does not affect the others. */
const PUSH_TO_ALL = prepared(`
  insert into queued_tasks (task, payload, key, max_attempts)
  select 'devicePush', :payload::jsonb || jsonb_build_object('deviceId', s.id), 'devicePush:' || :event::text || ':' || s.id,
    ${MOST_ATTEMPTS}
  from ${SIGNED_IN} where s.user_id = :userId`)

const pushToAll = async (
  { database, clock, taskRelay }: AppContext,
  userId: string,
  event: string,
  payload: { noticeId: string } | { digestId: string },
) => {
  const values = { userId, event, payload: JSON.stringify(payload), now: clock() }
  await rowsOf(database.pool, PUSH_TO_ALL, values)
  taskRelay.wake()
}

/**
 * Pushes a notice to its reader's browsers, at once or after their quiet hours. Skips a notice that was
 * already read.
 */
export const noticePush: Task<'noticePush'> = async (app, { noticeId }) => {
  const { pool } = app.database
  const notice = await readNotice(pool, noticeId)
  const group = notice && groupOf(notice.kind, notice.role)
  if (!notice || !group || notice.readAt) return
  const { userId } = notice
  const { push } = await channelsFor(app, { id: userId }, group, app.clock())
  if (push.send === 'now') await pushToAll(app, userId, noticeId, { noticeId })
  if (push.send === 'later')
    await holdNotice(pool, { noticeId, channel: 'push', userId, group, dueAt: push.at })
}

/** Pushes everything held for a person as one push. */
export const digestPush: Task<'digestPush'> = async (app, { digestId }, { attempt }) => {
  const digest = await openDigest(app, digestId, attempt === 1)
  if (!digest) return
  const { userId, stored } = digest
  const told = stillToTell(await toldInDigest(app.database.pool, digestId), stored, 'push', false)
  if (told.length > 0) await pushToAll(app, userId, digestId, { digestId })
}
