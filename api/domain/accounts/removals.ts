import type { Erasure, Expiry } from '../Removals.js'

export const erasures: readonly Erasure[] = [
  { table: 'sessions', where: 'user_id = :userId' },
  { table: 'password_tokens', where: 'user_id = :userId' },
  { table: 'email_changes', where: 'user_id = :userId' },
  { table: 'email_confirmations', where: 'user_id = :userId' },
  { table: 'held_mails', where: 'user_id = :userId' },
  { table: 'api_tokens', where: 'user_id = :userId' },
]

/** Until then their owners can see why a token no longer works. */
const DEAD_TOKENS_DAYS = 30

export const expiries: readonly Expiry[] = [
  { table: 'sessions', where: 'expires_at < $1' },
  { table: 'password_tokens', where: 'expires_at < $1' },
  { table: 'email_changes', where: 'expires_at < $1' },
  { table: 'email_confirmations', where: 'expires_at < $1' },
  { table: 'held_mails', where: 'expires_at < $1' },
  { table: 'api_tokens', where: 'least(expires_at, revoked_at) < $1', days: DEAD_TOKENS_DAYS },
]
