/** One list of the file: the rows of a table that are this person's. `$1` is their id. */
export interface Section {
  name: string
  table: string
  /** The columns that hold a person's id: a row is theirs where any of them is theirs. */
  by: readonly string[]
  /** Rows that are theirs by another way. */
  also?: string
  /** Columns that leave the database for nobody: hashes, and what PostgreSQL computes by itself. */
  without?: readonly string[]
  /** Laid over the row, where a column is others' to know. */
  but?: string
  order: string
}

const OWN_JOBS = 'select id from jobs where customer_id = $1 or vendor_id = $1'

/**
 * Everything kept about a person, as they may see it on the pages: docs/decisions/0037-my-data-is-a-file.md.
 * A table that is neither here nor below fails exportSections.test.ts.
 */
export const exportSections: readonly Section[] = [
  { name: 'account', table: 'users', by: ['id'], without: ['password'], order: 'id' },
  {
    name: 'jobs',
    table: 'jobs',
    by: ['customer_id', 'vendor_id'],
    without: ['zip5'],
    order: 'created_at, id',
  },
  {
    name: 'jobHistory',
    table: 'job_events',
    by: [],
    // A vendor who gave a job back had bid on it, and reads of it what they did themselves.
    also: `job_id in (${OWN_JOBS})
      or (actor_id = $1 and job_id in (select job_id from bids where vendor_id = $1))`,
    order: 'id',
  },
  {
    name: 'bids',
    table: 'bids',
    by: ['vendor_id'],
    // Customers read every bid on their own jobs; vendors never another's.
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
  { name: 'ratings', table: 'ratings', by: ['rater_id', 'rated_id'], order: 'created_at, id' },
  { name: 'messages', table: 'messages', by: ['sender_id', 'receiver_id'], order: 'created_at, id' },
  { name: 'supportTickets', table: 'support_tickets', by: ['customer_id'], order: 'created_at, id' },
  {
    name: 'serviceAreas',
    table: 'service_areas',
    by: ['vendor_id'],
    without: ['zip5'],
    order: 'zip_code, id',
  },
  { name: 'vendorServices', table: 'vendor_services', by: ['vendor_id'], order: 'created_at, id' },
  { name: 'dumpsterSizes', table: 'dumpster_sizes', by: ['vendor_id'], order: 'created_at, id' },
  { name: 'vendorDocuments', table: 'vendor_documents', by: ['vendor_id'], order: 'uploaded_at, id' },
  { name: 'uploads', table: 'uploads', by: ['owner_id'], order: 'created_at, id' },
  {
    name: 'apiTokens',
    table: 'api_tokens',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  { name: 'sessions', table: 'sessions', by: ['user_id'], without: ['token_hash'], order: 'created_at, id' },
  {
    name: 'emailChanges',
    table: 'email_changes',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'number',
  },
  {
    name: 'passwordLinks',
    table: 'password_tokens',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  {
    name: 'retriedRequests',
    table: 'idempotency_keys',
    by: ['user_id'],
    // A response is stored for a day, for retries; what it contains is in the lists above.
    without: ['fingerprint', 'claim', 'answer'],
    order: 'expires_at, key',
  },
  {
    name: 'adminSuspensions',
    table: 'admin_suspensions',
    by: ['user_id', 'asked_by_id', 'decided_by_id'],
    order: 'asked_at, id',
  },
  { name: 'dataExports', table: 'data_exports', by: ['user_id'], order: 'created_at, id' },
  {
    name: 'auditLines',
    table: 'audit_events',
    by: ['actor_id', 'subject_id'],
    also: `subject_id in (${OWN_JOBS}) or subject_id in (select id from support_tickets where customer_id = $1)`,
    // Which admin it was, the person does not see; and what an admin did to another is that other's.
    but: `case when actor_id = $1 and subject_id is distinct from $1
      then '{"before": null, "after": null}'::jsonb
      when actor_id <> $1 then '{"actor_id": null}'::jsonb else '{}'::jsonb end`,
    order: 'created_at, id',
  },
]

/** Tables with nothing about one person in them, and why. */
export const tablesLeftOut: Record<string, string> = {
  migrations: 'what was done to the schema',
  backups: 'when the install was backed up',
  settings: 'of the install as a whole',
  sent_mails: 'message ids alone, which name nobody',
  queued_tasks: 'ids and addresses on their way to the queue, for a moment',
  throttles: 'counts of attempts, forgotten within a day',
  zip_time_zones: 'which ZIP code keeps which time',
}
