import type { EntityManager } from '@mikro-orm/postgresql'
import type { NoticeGroup } from '../../rules/notices/noticeGroups.js'
import type { NoticeChannel, NoticeFrequency } from '../../rules/notices/noticePreferences.js'

export interface Choice {
  group: NoticeGroup
  channel: NoticeChannel
  frequency: NoticeFrequency
}

/** In the transaction that has locked the user. */
export const saveChoice = (
  tx: EntityManager,
  userId: string,
  { group, channel, frequency }: Choice,
  now: Date,
) =>
  tx.execute(
    `insert into notice_preferences (user_id, notice_group, channel, frequency, changed_at) values (?, ?, ?, ?, ?)
     on conflict (user_id, notice_group, channel)
     do update set frequency = excluded.frequency, changed_at = excluded.changed_at`,
    [userId, group, channel, frequency, now],
  )
