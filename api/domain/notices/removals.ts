import type { Erasure } from '../Removals.js'

export const erasures: readonly Erasure[] = [
  { table: 'notice_preferences', where: 'user_id = :userId' },
  { table: 'quiet_hours', where: 'user_id = :userId' },
  { table: 'text_consents', where: 'user_id = :userId' },
  { table: 'held_notices', where: 'user_id = :userId' },
  { table: 'notices', where: 'user_id = :userId' },
]
