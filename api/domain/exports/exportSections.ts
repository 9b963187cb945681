import { exportSections as accounts } from '../accounts/userData.js'
import { exportSections as admin } from '../admin/userData.js'
import { exportSections as applications } from '../applications/userData.js'
import { exportSections as audit } from '../audit/userData.js'
import { exportSections as bids } from '../bids/userData.js'
import { exportSections as businesses } from '../businesses/userData.js'
import { exportSections as changeOrders } from '../changeOrders/userData.js'
import { exportSections as charges } from '../charges/userData.js'
import { exportSections as jobs } from '../jobs/userData.js'
import { exportSections as ledger } from '../ledger/userData.js'
import { exportSections as messages } from '../messages/userData.js'
import { exportSections as notices } from '../notices/userData.js'
import { exportSections as offers } from '../offers/userData.js'
import { exportSections as payments } from '../payments/userData.js'
import { exportSections as questions } from '../questions/userData.js'
import { exportSections as ratings } from '../ratings/userData.js'
import { exportSections as statements } from '../statements/userData.js'
import { exportSections as support } from '../support/userData.js'
import type { ExportSection, ExportSections } from '../UserData.js'
import { exportSections as uploads } from '../uploads/userData.js'
import { exportSections as vendors } from '../vendors/userData.js'
import { exportSections as visits } from '../visits/userData.js'

/** A list with its name in the file. */
export type NamedSection = ExportSection & { name: string }

/** Data that belongs to no other noun. */
const own = {
  retriedRequests: {
    table: 'idempotency_keys',
    by: ['user_id'],
    // A response is stored for a day, for retries; what it contains is in the lists above.
    without: ['fingerprint', 'claim', 'answer'],
    order: 'expires_at, key',
  },
  dataExports: { table: 'data_exports', by: ['user_id'], order: 'created_at, id' },
} satisfies ExportSections

const sections = {
  ...accounts,
  ...audit,
  ...uploads,
  ...notices,
  ...vendors,
  ...businesses,
  ...jobs,
  ...visits,
  ...charges,
  ...payments,
  ...ledger,
  ...statements,
  ...changeOrders,
  ...bids,
  ...offers,
  ...ratings,
  ...messages,
  ...questions,
  ...support,
  ...applications,
  ...admin,
  ...own,
}

/** The order of the lists in the file. */
const order: readonly (keyof typeof sections)[] = [
  'account',
  'jobs',
  'jobHistory',
  'hiddenAddresses',
  'bids',
  'offerRules',
  'ratings',
  'messages',
  'questions',
  'visits',
  'visitPhotos',
  'calendarFeed',
  'charges',
  'payments',
  'changeOrders',
  'serviceFees',
  'statements',
  'statementLines',
  'notices',
  'supportTickets',
  'serviceAreas',
  'vendorServices',
  'application',
  'business',
  'dumpsterSizes',
  'vendorDocuments',
  'uploads',
  'apiTokens',
  'sessions',
  'emailChanges',
  'emailConfirmations',
  'waitingMails',
  'passwordLinks',
  'retriedRequests',
  'adminSuspensions',
  'noticePreferences',
  'quietHours',
  'textConsents',
  'pushSubscriptions',
  'dataExports',
  'auditLines',
]

/**
 * Everything stored about a user, as they may see it on the pages (docs/decisions/0037-my-data-is-a-file.md). A table
 * that is neither here nor below fails exportSections.test.ts.
 */
export const exportSections: readonly NamedSection[] = order.map(name => ({ name, ...sections[name] }))

/** Tables that are not exported because they hold nothing about a single user, with the reason. */
export const tablesLeftOut: Record<string, string> = {
  job_balances: 'the sums of the charges and payments in their lists',
  vendor_fees: 'the sum of the list of service fees',
  migrations: 'what was done to the schema',
  backups: 'when the install was backed up',
  settings: 'of the install as a whole',
  held_notices: 'which notices wait until when; they are in the list of notices',
  ledger_accounts: 'the accounts behind the list of service fees',
  ledger_entries: 'the amounts in the list of service fees',
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
  fee_months: 'sums over all vendors',
}
