import type { ChangeKind } from '../../generated/graphql.js'

/** The fields of Query that a change of each kind leaves out of date. For jobs, jobLists.ts decides. */
export const staleFields: Record<ChangeKind, readonly string[]> = {
  job: [],
  bid: ['marketOverview', 'vendorAgenda', 'worklist'],
  // `messages` of its job alone: see ApplyChanges.
  message: ['messages', 'vendorAgenda'],
  question: ['questions'],
  rating: ['vendorStats'],
  ticket: ['supportTickets', 'supportTicket', 'adminStats', 'worklist'],
  // Whether a vendor may bid follows from these four.
  document: ['vendorDocuments', 'users', 'user', 'availableJobs', 'vendorAgenda', 'worklist'],
  service: ['vendorServices', 'users', 'user', 'availableJobs', 'vendorAgenda'],
  area: ['serviceAreas', 'users', 'user', 'availableJobs', 'vendorAgenda'],
  settings: ['settings', 'availableJobs'],
  size: ['dumpsterSizes'],
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
}
