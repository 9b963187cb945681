import type { Pool } from 'pg'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { type NoticeGroup } from '../../rules/notices/noticeGroups.js'
import type { NoticeChannel } from '../../rules/notices/noticePreferences.js'
import { groupOf } from '../../rules/notices/notices.js'
import { quietUntil } from '../../rules/notices/quietHours.js'
import type { AppContext } from '../context.js'
import { clockOf, readPreferences, type StoredPreferences } from './readPreferences.js'
import { NOTICE, type SentNotice } from './sentNotice.js'

const WAIT_ON = prepared(
  'update held_notices set digest_id = null, due_at = :until where digest_id = :digestId returning user_id as "userId"',
)

const OWNER = prepared(
  'select u.id as "userId", u.email from held_notices h join users u on u.id = h.user_id where h.digest_id = :digestId limit 1',
)

interface Digest {
  userId: string
  email: string
  stored: StoredPreferences
}

/**
 * Returns null if the owner is gone. If the queue is late and quiet hours have begun, the whole digest waits until they
 * end.
 */
export async function openDigest(
  { database: { pool }, clock }: AppContext,
  digestId: string,
  isFirst: boolean,
): Promise<Digest | null> {
  const [owner] = await rowsOf<{ userId: string; email: string }>(pool, OWNER, { digestId })
  const stored = owner && (await readPreferences(pool, owner.userId))
  if (!stored) return null
  const until = isFirst ? quietUntil(clock(), clockOf(stored)) : null
  if (!until) return { ...owner, stored }
  await rowsOf(pool, WAIT_ON, { digestId, until })
  return null
}

export type Told = SentNotice & { group: NoticeGroup }

/** Leaves out notices that were switched off and, unless `areReadToo`, read ones. */
export const stillToTell = (
  notices: SentNotice[],
  { frequencyOf }: Pick<StoredPreferences, 'frequencyOf'>,
  channel: NoticeChannel,
  areReadToo: boolean,
): Told[] =>
  notices
    .map(notice => ({ ...notice, group: groupOf(notice.kind, notice.role)! }))
    .filter(({ group, readAt }) => frequencyOf(group, channel) !== 'off' && (!readAt || areReadToo))

const HELD = prepared(`
  ${NOTICE} join held_notices h on h.notice_id = n.id where h.digest_id = :digestId order by n.created_at, n.id`)

export const toldInDigest = (pool: Pool, digestId: string): Promise<SentNotice[]> =>
  rowsOf<SentNotice & Record<string, unknown>>(pool, HELD, { digestId })
