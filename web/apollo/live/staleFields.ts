import type { ChangeKind } from '../../generated/schema.js'

/** The fields of Query that a change of each kind makes stale. For jobs, jobLists.ts decides. */
export const staleFields: Record<ChangeKind, readonly string[]> = {
  job: [],
  bid: ['marketOverview', 'marketAreas', 'vendorAgenda', 'worklist', 'offerRules'],
  // Only its own job's `messages` become stale: see ApplyChanges.
  message: ['messages', 'vendorAgenda'],
  question: ['questions'],
  rating: ['vendorStats', 'vendorProfile'],
  ticket: ['supportTickets', 'supportTicket', 'adminStats', 'worklist'],
  // The vendor's right to bid depends on these four; a change of sizes also changes the service.
  document: [
    'vendorDocuments',
    'users',
    'user',
    'availableJobs',
    'vendorAgenda',
    'worklist',
    'documentsToReview',
    'vendorProfile',
    'offerRules',
  ],
  service: [
    'offerRules',
    'vendorServices',
    'vendorProfile',
    'users',
    'user',
    'availableJobs',
    'vendorAgenda',
  ],
  area: [
    'offerRules',
    'serviceAreas',
    'areasAround',
    'vendorProfile',
    'users',
    'user',
    'availableJobs',
    'vendorAgenda',
  ],
  business: ['business', 'vendorProfile', 'vendorAgenda'],
  // An overdue one stops new bids.
  statement: [
    'statements',
    'statement',
    'feeStatements',
    'feeTotals',
    'availableJobs',
    'vendorAgenda',
    'worklist',
  ],
  settings: ['settings', 'availableJobs'],
  size: ['dumpsterSizes', 'vendorProfile', 'vendorAgenda', 'offerRules'],
  offer_rule: ['offerRules'],
  // The change also makes the person's own fields stale.
  user: ['users', 'user', 'adminStats', 'worklist'],
  // A late vendor is reported by the clock, and by the notice about it.
  notice: ['notices', 'worklist'],
  session: [],
  token: ['apiTokens'],
  export: ['myDataExport'],
  audit: ['auditEvents'],
  suspension: ['adminSuspensions', 'users'],
  preference: ['noticePreferences'],
  task: ['failedTasks', 'worklist'],
  application: ['vendorApplications', 'vendorApplication', 'worklist'],
}
