import { type Erasure, type Expiry, SENT_DAYS } from '../Removals.js'

export const erasures: readonly Erasure[] = [
  { table: 'notice_preferences', where: 'user_id = :userId' },
  { table: 'quiet_hours', where: 'user_id = :userId' },
  { table: 'text_consents', where: 'user_id = :userId' },
  { table: 'held_notices', where: 'user_id = :userId' },
  { table: 'notices', where: 'user_id = :userId' },
]

/** `removeOldNotices` removes the notices themselves. */
export const expiries: readonly Expiry[] = [
  { table: 'held_notices', where: 'due_at < $1', days: SENT_DAYS },
  { table: 'sent_notices', where: 'sent_at < $1', days: SENT_DAYS },
]
