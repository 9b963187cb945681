import type { Erasure } from '../UserData.js'

/** What the platform keeps. */
export const erased: readonly Erasure[] = [
  // Responses stored for retries contain names and addresses.
  { table: 'idempotency_keys', where: 'user_id = :userId' },
]
