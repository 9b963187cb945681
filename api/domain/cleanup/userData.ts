import { type Expiry, SENT_DAYS } from '../UserData.js'

/** What the platform keeps. */
export const expired: readonly Expiry[] = [
  { table: 'throttles', where: 'expires_at < $1' },
  { table: 'idempotency_keys', where: 'expires_at < $1' },
  { table: 'sent_mails', where: 'sent_at < $1', days: SENT_DAYS },
]
