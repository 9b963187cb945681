import type { Erasure } from '../UserData.js'

/** The platform's own tables. */
export const erased: readonly Erasure[] = [
  // Responses stored for retries contain names and addresses.
  { table: 'idempotency_keys', where: 'user_id = :userId' },
]
