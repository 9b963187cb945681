import type { Erasure } from '../Removals.js'

export const erasures: readonly Erasure[] = [
  { table: 'sessions', where: 'user_id = :userId' },
  { table: 'password_tokens', where: 'user_id = :userId' },
  { table: 'email_changes', where: 'user_id = :userId' },
  { table: 'email_confirmations', where: 'user_id = :userId' },
  { table: 'held_mails', where: 'user_id = :userId' },
  { table: 'api_tokens', where: 'user_id = :userId' },
]
