import type { ChangeKind } from '../../generated/graphql.js'

/** The fields of Query that a change of each kind leaves out of date. For jobs, jobLists.ts decides. */
export const staleFields: Record<ChangeKind, readonly string[]> = {
  job: [],
  bid: ['marketOverview', 'vendorAgenda', 'worklist'],
  // `messages` of its job alone: see ApplyChanges.
  message: ['messages', 'vendorAgenda'],
  question: ['questions'],
  rating: ['vendorStats', 'vendorProfile'],
  ticket: ['supportTickets', 'supportTicket', 'adminStats', 'worklist'],
  // Whether a vendor may bid follows from these four; sizes that change it change the service, too.
  document: [
    'vendorDocuments',
    'users',
    'user',
    'availableJobs',
    'vendorAgenda',
    'worklist',
    'documentsToReview',
    'vendorProfile',
  ],
  service: ['vendorServices', 'vendorProfile', 'users', 'user', 'availableJobs', 'vendorAgenda'],
  area: ['serviceAreas', 'areasAround', 'vendorProfile', 'users', 'user', 'availableJobs', 'vendorAgenda'],
  business: ['business', 'vendorProfile', 'vendorAgenda'],
  settings: ['settings', 'availableJobs'],
  size: ['dumpsterSizes', 'vendorProfile'],
  // The person, too.
  user: ['users', 'user', 'adminStats', 'worklist'],
  notice: ['notices'],
  session: [],
  token: ['apiTokens'],
  export: ['myDataExport'],
  audit: ['auditEvents'],
  suspension: ['adminSuspensions', 'users'],
  preference: ['noticePreferences'],
  task: ['failedTasks', 'worklist'],
  application: ['vendorApplications', 'vendorApplication', 'worklist'],
}
