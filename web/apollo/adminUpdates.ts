import type { ApolloCache } from '@apollo/client'
import { changeList } from './changeList.js'
import { forget } from './forget.js'

type Update = (cache: ApolloCache) => void

/** The lists filtered by what has changed; only the server knows who is in them now. */
const forgetNarrowed = (cache: ApolloCache, field: string, by: string) =>
  changeList(cache, { field }, ({ nodes, keyArgs }) => (keyArgs[by] == null ? nodes : null))

const ticketMoved: Update = cache => {
  forgetNarrowed(cache, 'supportTickets', 'status')
  forget(cache, 'adminStats', 'auditEvents')
}

/** What each admin mutation does to lists and figures. All of them appear in the audit log. */
export const adminUpdates: Record<string, Update> = {
  CreateUser: cache => forget(cache, 'users', 'adminStats', 'auditEvents'),
  UpdateUser: cache => forget(cache, 'auditEvents'),
  SetUserActive: cache => {
    forgetNarrowed(cache, 'users', 'isActive')
    forget(cache, 'adminStats', 'auditEvents')
  },
  RequestAdminSuspension: cache => forget(cache, 'adminSuspensions', 'auditEvents'),
  ConfirmAdminSuspension: cache => {
    forgetNarrowed(cache, 'users', 'isActive')
    forget(cache, 'adminSuspensions', 'auditEvents')
  },
  WithdrawAdminSuspension: cache => forget(cache, 'adminSuspensions', 'auditEvents'),
  CancelAnyJob: cache => {
    forgetNarrowed(cache, 'jobs', 'status')
    forget(cache, 'adminStats', 'auditEvents', 'availableJobs')
  },
  AnswerSupportTicket: ticketMoved,
  CloseSupportTicket: ticketMoved,
  ReopenSupportTicket: ticketMoved,
  ReviewVendorDocument: cache => forget(cache, 'auditEvents'),
  RetryTask: cache => forget(cache, 'failedTasks', 'auditEvents'),
  RemoveTask: cache => forget(cache, 'failedTasks', 'auditEvents'),
  UpdateSettings: cache => forget(cache, 'auditEvents'),
}
