import { executeNamed } from '../../platform/database/prepared.js'
import type { NoticeChannel } from '../../rules/notices/noticePreferences.js'
import { MOST_ATTEMPTS } from '../enqueue.js'
import type { Task, TaskPayloads } from '../TaskPayloads.js'
import { lockDigests } from './heldNotices.js'

/** People whose digests are made in one transaction. */
const AT_ONCE = 500

const tasks: Record<NoticeChannel, keyof TaskPayloads> = {
  mail: 'digestMail',
  push: 'digestPush',
  sms: 'digestText',
}

/** Makes one digest for each person with due notices on a channel, and queues its task in the same statement. */
const COLLECT = `
  with due as materialized (
    select user_id, gen_random_uuid() as id from
      (select distinct user_id from held_notices where digest_id is null and channel = :channel and due_at <= :now limit ${AT_ONCE}) h),
  marked as (
    update held_notices h set digest_id = due.id from due
    where h.user_id = due.user_id and h.digest_id is null and h.channel = :channel and h.due_at <= :now)
  insert into queued_tasks (task, payload, key, max_attempts)
  select :task::text, json_build_object('digestId', id), :task::text || ':' || id, :attempts::smallint from due
  returning key`

/**
 * Collects each person's due notices into one mail, push, or text message. One process at a time, because two could
 * each take half of a person's notices.
 */
export const sendDigests: Task<'sendDigests'> = async ({ database, clock, taskRelay }) => {
  const collect = (channel: string, task: string) =>
    database.orm.em.fork().transactional(async tx => {
      await lockDigests(tx)
      return executeNamed<{ key: string }>(tx, COLLECT, {
        channel,
        task,
        now: clock(),
        attempts: MOST_ATTEMPTS,
      })
    })
  for (const [channel, task] of Object.entries(tasks)) {
    while ((await collect(channel, task)).length === AT_ONCE);
  }
  taskRelay.wake()
}
