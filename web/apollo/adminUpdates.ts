import type { ApolloCache } from '@apollo/client'
import { changeList } from './changeList.js'
import { forget } from './forget.js'

type Update = (cache: ApolloCache) => void

/** Forgets the lists filtered by the changed field, since only the server knows who is in them now. */
const forgetNarrowed = (cache: ApolloCache, field: string, by: string) =>
  changeList(cache, { field }, ({ nodes, keyArgs }) => (keyArgs[by] == null ? nodes : null))

const ticketMoved: Update = cache => {
  forgetNarrowed(cache, 'supportTickets', 'status')
  forget(cache, 'adminStats', 'auditEvents', 'worklist')
}

const userMoved: Update = cache => {
  forgetNarrowed(cache, 'users', 'isActive')
  forgetNarrowed(cache, 'jobs', 'needs')
  forget(cache, 'adminStats', 'auditEvents', 'worklist')
}

const jobMoved: Update = cache => {
  forgetNarrowed(cache, 'jobs', 'status')
  forgetNarrowed(cache, 'jobs', 'needs')
  forget(cache, 'adminStats', 'auditEvents', 'availableJobs', 'worklist', 'jobsUnderWay')
}

/** The changes that each admin mutation makes to lists and figures; all of them also appear in the audit log. */
export const adminUpdates: Record<string, Update> = {
  InviteApplicant: cache =>
    forget(cache, 'vendorApplications', 'worklist', 'users', 'adminStats', 'auditEvents'),
  DeclineApplication: cache => forget(cache, 'vendorApplications', 'worklist', 'auditEvents'),
  CreateUser: cache => forget(cache, 'users', 'adminStats', 'auditEvents'),
  UpdateUser: cache => forget(cache, 'auditEvents'),
  SetUserActive: userMoved,
  SetUsersActive: userMoved,
  ResendInvitation: cache => forget(cache, 'auditEvents'),
  RequestAdminSuspension: cache => forget(cache, 'adminSuspensions', 'auditEvents'),
  ConfirmAdminSuspension: cache => {
    forgetNarrowed(cache, 'users', 'isActive')
    forget(cache, 'adminSuspensions', 'auditEvents')
  },
  WithdrawAdminSuspension: cache => forget(cache, 'adminSuspensions', 'auditEvents'),
  CancelAnyJob: jobMoved,
  ReopenJob: jobMoved,
  ReassignJob: jobMoved,
  AnswerSupportTicket: ticketMoved,
  CloseSupportTicket: ticketMoved,
  ReopenSupportTicket: ticketMoved,
  ReviewVendorDocument: cache => {
    forgetNarrowed(cache, 'jobs', 'needs')
    forget(cache, 'auditEvents', 'worklist', 'documentsToReview')
  },
  RemoveBusinessName: cache => forget(cache, 'auditEvents', 'vendorProfile'),
  RemoveBusinessLogo: cache => forget(cache, 'auditEvents', 'vendorProfile'),
  RetryTask: cache => forget(cache, 'failedTasks', 'auditEvents', 'worklist'),
  RemoveTask: cache => forget(cache, 'failedTasks', 'auditEvents', 'worklist'),
  UpdateSettings: cache => forget(cache, 'auditEvents'),
}
