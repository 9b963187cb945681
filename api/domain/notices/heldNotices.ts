import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { NoticeGroup } from '../../rules/notices/noticeGroups.js'
import type { NoticeChannel, NoticeFrequency } from '../../rules/notices/noticePreferences.js'
import { type Clock, dueAt } from '../../rules/notices/quietHours.js'

interface Held {
  noticeId: string
  channel: NoticeChannel
  userId: string
  group: NoticeGroup
  dueAt: Date
}

/** Holds nothing for accounts that are closed or closing. */
const HOLD = prepared(`
  insert into held_notices (notice_id, channel, user_id, notice_group, due_at)
  select :noticeId::uuid, :channel, u.id, :group, :dueAt::timestamptz
    from users u where u.id = :userId and u.closed_at is null for key share of u
  on conflict do nothing`)

/** Holds a notice until it is due, once even if the task runs again. */
export const holdNotice = async (pool: Pool, held: Held): Promise<void> => {
  await rowsOf(pool, HOLD, { ...held })
}

/** Everything that changes held notices, for one person or all, takes this lock until its transaction ends. */
export const lockDigests = (tx: EntityManager) =>
  tx.execute("select pg_advisory_xact_lock(hashtext('digests'))")

interface Waiting {
  group: NoticeGroup
  channel: NoticeChannel
}

const THOSE = 'where user_id = ? and notice_group = ? and channel = ? and digest_id is null'

/** Drops the held notices for this group and channel. The caller holds `lockDigests`. */
export const dropHeld = (tx: EntityManager, userId: string, { group, channel }: Waiting) =>
  tx.execute(`delete from held_notices ${THOSE}`, [userId, group, channel])

/**
 * Applies a new choice to held notices in the transaction of the act. Otherwise they would arrive at night after a
 * change of the clock, or after being switched off.
 */
export async function rescheduleHeld(
  tx: EntityManager,
  userId: string,
  { clock, now }: { clock: Clock; now: Date },
  frequencyOf: (group: NoticeGroup, channel: NoticeChannel) => NoticeFrequency,
): Promise<void> {
  const waiting = await tx.execute<Waiting[]>(
    `select distinct notice_group as "group", channel from held_notices where user_id = ? and digest_id is null order by 1, 2`,
    [userId],
  )
  if (waiting.length > 0) await lockDigests(tx)
  for (const { group, channel } of waiting) {
    const due = dueAt(now, frequencyOf(group, channel), clock)
    if (due) await tx.execute(`update held_notices set due_at = ? ${THOSE}`, [due, userId, group, channel])
    else await dropHeld(tx, userId, { group, channel })
  }
}
