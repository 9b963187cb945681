import type { Pool } from 'pg'

/** Truncates tables between tests. The triggers of the ledger, which is never emptied, stay silent. */
export const emptyTables = (pool: Pool, truncate: string) =>
  pool.query(`begin; set local session_replication_role = replica; ${truncate}; commit`)
