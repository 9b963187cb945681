import { executeNamed } from '../../platform/database/prepared.js'
import { MOST_ATTEMPTS } from '../enqueue.js'
import type { Task } from '../TaskPayloads.js'
import { lockDigests } from './heldNotices.js'

/** People whose digests are made in one transaction. */
const AT_ONCE = 500

/** In SQL: one digest for each person with notices that are due, its mail queued in the same statement. */
const COLLECT = `
  with due as materialized (
    select user_id, gen_random_uuid() as id from
      (select distinct user_id from held_notices where digest_id is null and channel = 'mail' and due_at <= :now limit ${AT_ONCE}) h),
  marked as (
    update held_notices h set digest_id = due.id from due
    where h.user_id = due.user_id and h.digest_id is null and h.channel = 'mail' and h.due_at <= :now)
  insert into queued_tasks (task, payload, key, max_attempts)
  select 'digestMail', json_build_object('digestId', id), 'digestMail:' || id, :attempts::smallint from due
  returning key`

/**
 * Collects the notices that are due into one mail for each person. One process at a time: two could each take half of what is
 * due for one person.
 */
export const sendDigests: Task<'sendDigests'> = async ({ database, clock, taskRelay }) => {
  const collect = () =>
    database.orm.em.fork().transactional(async tx => {
      await lockDigests(tx)
      return executeNamed<{ key: string }>(tx, COLLECT, { now: clock(), attempts: MOST_ATTEMPTS })
    })
  while ((await collect()).length === AT_ONCE);
  taskRelay.wake()
}
