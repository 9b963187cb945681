import { columnsOf } from '../../platform/rows/columns.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { isOfVendor, isReasonOfVendor } from '../jobs/jobEventPolicy.js'

/** One list in the file: the rows of a table that belong to this user. `$1` is the user's id, `$2` the time. */
export interface Section {
  name: string
  table: string
  /** The columns that hold a user's id: a row belongs to the user if any of them matches. */
  by: readonly string[]
  /** Rows that belong to the user in another way. */
  also?: string
  /** Secrets such as hashes, and columns that PostgreSQL generates. */
  without?: readonly string[]
  /** JSON merged over the row, to hide columns that only others may see. */
  but?: string
  order: string
}

/** An admin's act on a job records the vendor and amount before and after, and a vendor may see only their own. */
const ofOthers = (values: 'before' | 'after') =>
  `case when ${values} ->> 'vendorId' is distinct from $1::text and ${values} ? 'vendorId'
    and not exists (select from jobs j where j.id = t.subject_id and j.customer_id = $1)
    then '{"${values}": null}'::jsonb else '{}'::jsonb end`

/** Hides from the new vendor why the previous one lost the job. */
const REASON_OF_OTHERS = `case when before ? 'vendorId' and before ->> 'vendorId' is distinct from $1::text
  and after ->> 'vendorId' = $1::text then jsonb_build_object('after', after - 'reason') else '{}'::jsonb end`

const event = columnsOf<JobEvent>('t')
const IS_CUSTOMER = 'job_id in (select id from jobs where customer_id = $1)'

const OWN_JOBS = 'select id from jobs where customer_id = $1 or vendor_id = $1'

/** Computes the average that everybody reads, because a rating whose seal has ended may not be counted yet. */
const PUBLIC_AVERAGE = `(select jsonb_build_object(
  'rating', coalesce(round(avg(r.rating), 2), 0.00), 'rating_count', count(r.id)) from ratings r
  where r.rated_id = t.id and r.reveals_at <= $2 and r.removed_at is null)`

/**
 * Everything stored about a user, as they may see it on the pages: docs/decisions/0037-my-data-is-a-file.md. A table
 * that is neither here nor below fails exportSections.test.ts.
 */
export const exportSections: readonly Section[] = [
  {
    name: 'account',
    table: 'users',
    by: ['id'],
    // `rating_due_at` would reveal a sealed rating.
    without: ['password', 'rating_due_at'],
    but: PUBLIC_AVERAGE,
    order: 'id',
  },
  {
    name: 'jobs',
    table: 'jobs',
    by: ['customer_id', 'vendor_id'],
    without: ['zip5'],
    // Only the vendor sees the fee, as in Job.serviceFee.
    but: `case when t.vendor_id = $1 then '{}'::jsonb else '{"service_fee": null}'::jsonb end`,
    order: 'created_at, id',
  },
  {
    name: 'jobHistory',
    table: 'job_events',
    by: ['lost_by_id'],
    // The next vendor of a job may not learn who had it before.
    without: ['lost_by_id'],
    // A vendor who released a job had bid on it, and can read what they did themselves.
    also: `${IS_CUSTOMER} or (job_id in (select id from jobs where vendor_id = $1) and ${isOfVendor(event, '$1')})
      or (actor_id = $1 and job_id in (select job_id from bids where vendor_id = $1))`,
    but: `case when ${IS_CUSTOMER} or ${isReasonOfVendor(event, '$1')} then '{}'::jsonb else '{"reason": null}'::jsonb end`,
    order: 'id',
  },
  {
    name: 'bids',
    table: 'bids',
    by: ['vendor_id'],
    // Customers can read every bid on their own jobs; vendors never another vendor's.
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
  {
    name: 'ratings',
    table: 'ratings',
    by: ['rater_id'],
    // Others' ratings of the user are theirs to read once revealed.
    also: '(rated_id = $1 and reveals_at <= $2 and removed_at is null)',
    without: ['reveal_told'],
    // Only its author can still read a removed reply.
    but: `case when rater_id = $1 and reply_removed_at is not null then '{"reply": null}'::jsonb else '{}'::jsonb end`,
    order: 'created_at, id',
  },
  { name: 'messages', table: 'messages', by: ['sender_id', 'receiver_id'], order: 'created_at, id' },
  {
    name: 'questions',
    table: 'questions',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    // Customers do not learn who asked.
    but: `case when vendor_id <> $1 then '{"vendor_id": null}'::jsonb else '{}'::jsonb end`,
    order: 'created_at, id',
  },
  {
    name: 'notices',
    table: 'notices',
    by: ['user_id'],
    without: ['event_id', 'mailed_with'],
    order: 'created_at, id',
  },
  { name: 'supportTickets', table: 'support_tickets', by: ['customer_id'], order: 'created_at, id' },
  {
    name: 'serviceAreas',
    table: 'service_areas',
    by: ['vendor_id'],
    without: ['zip5'],
    order: 'zip_code, id',
  },
  {
    name: 'vendorServices',
    table: 'vendor_services',
    by: ['vendor_id'],
    without: ['rental_sizes'],
    order: 'created_at, id',
  },
  {
    name: 'application',
    table: 'vendor_applications',
    by: ['vendor_id'],
    without: ['decided_by_id'],
    order: 'created_at, id',
  },
  { name: 'business', table: 'businesses', by: ['vendor_id'], order: 'vendor_id' },
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
    name: 'emailConfirmations',
    table: 'email_confirmations',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  {
    name: 'waitingMails',
    table: 'held_mails',
    by: ['user_id'],
    // The payload may hold the id of another person who changed the job.
    without: ['payload'],
    order: 'id',
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
  {
    name: 'noticePreferences',
    table: 'notice_preferences',
    by: ['user_id'],
    order: 'notice_group, channel',
  },
  { name: 'quietHours', table: 'quiet_hours', by: ['user_id'], order: 'user_id' },
  {
    name: 'textConsents',
    table: 'text_consents',
    by: ['user_id'],
    without: ['code_hash'],
    order: 'asked_at, id',
  },
  {
    name: 'pushSubscriptions',
    table: 'push_subscriptions',
    by: ['user_id'],
    // Anyone with these values could push to the browser.
    without: ['endpoint', 'p256dh', 'auth', 'session_id'],
    order: 'created_at, id',
  },
  { name: 'dataExports', table: 'data_exports', by: ['user_id'], order: 'created_at, id' },
  {
    name: 'auditLines',
    table: 'audit_events',
    by: ['actor_id', 'subject_id'],
    also: `subject_id in (${OWN_JOBS}) or subject_id in (select id from support_tickets where customer_id = $1)`,
    // The user may not learn which admin acted, and an act on another user belongs to that user.
    but: `case when actor_id = $1 and subject_id is distinct from $1
      then '{"before": null, "after": null}'::jsonb
      when actor_id <> $1 then '{"actor_id": null}'::jsonb || ${REASON_OF_OTHERS} || ${ofOthers('before')} || ${ofOthers('after')}
      else '{}'::jsonb end`,
    order: 'created_at, id',
  },
]

/** Tables that are not exported because they hold nothing about a single user, with the reason. */
export const tablesLeftOut: Record<string, string> = {
  migrations: 'what was done to the schema',
  backups: 'when the install was backed up',
  settings: 'of the install as a whole',
  held_notices: 'which notices wait until when; they are in the list of notices',
  sent_mails: 'message ids alone, which name nobody',
  text_stops: 'numbers that want no text messages, whoever they belong to',
  document_reminders: 'of which day which notice was; they are in the list of notices',
  sent_notices: 'ids of notices and browsers alone',
  changes:
    'ids of what changed in the last 15 minutes and of who may see it, all of which are in the rows themselves',
  change_marks: 'transaction numbers',
  account_writes: 'a position in the log of the database',
  database_histories: 'numbers of the servers that were the primary',
  unserved_jobs: 'which orders wait for a vendor; their customers were told, which is in the list of notices',
  queued_tasks: 'ids and addresses on their way to the queue, for a moment',
  throttles: 'counts of attempts, forgotten within a day',
  zip_time_zones: 'which ZIP code keeps which time',
  thumbnails: 'which photos have been made smaller',
  price_guidance: 'what jobs of a kind went for in an area, from which nobody can be told',
}
