import type { ExportSections } from '../UserData.js'

/** Its own, and what the platform keeps. */
export const exported = {
  retriedRequests: {
    table: 'idempotency_keys',
    by: ['user_id'],
    ofHuman: ['user_id'],
    // A response is stored for a day, for retries; what it contains is in the other lists.
    without: ['fingerprint', 'claim', 'answer'],
    order: 'expires_at, key',
  },
  dataExports: { table: 'data_exports', by: ['user_id'], ofHuman: ['user_id'], order: 'created_at, id' },
} satisfies ExportSections

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  migrations: 'what was done to the schema',
  backups: 'when the install was backed up',
  sent_mails: 'message ids alone, which name nobody',
  account_writes: 'a position in the log of the database',
  database_histories: 'numbers of the servers that were the primary',
  queued_tasks: 'ids and addresses on their way to the queue, for a moment',
  throttles: 'counts of attempts, forgotten within a day',
}
