import { type Expiry, SENT_DAYS } from '../UserData.js'

/** The platform's own tables. */
export const expired: readonly Expiry[] = [
  { table: 'throttles', where: 'expires_at < $1' },
  { table: 'idempotency_keys', where: 'expires_at < $1' },
  { table: 'sent_mails', where: 'sent_at < $1', days: SENT_DAYS },
]
