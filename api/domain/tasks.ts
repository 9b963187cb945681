import { freeAbandoned } from '../platform/queue/freeAbandoned.js'
import type { Task as AnyTask } from '../platform/queue/Task.js'
import { accountMails } from './accounts/accountMails.js'
import { removeExpired } from './accounts/removeExpired.js'
import { resetMail } from './accounts/resetMail.js'
import { adminMails } from './admin/adminMails.js'
import { bidMails } from './bids/bidMails.js'
import type { AppContext } from './context.js'
import { dataExportMail } from './exports/dataExportMail.js'
import { removeDataExports } from './exports/removeDataExports.js'
import { writeDataExport } from './exports/writeDataExport.js'
import { jobMovedMail } from './jobs/jobMovedMail.js'
import { removeUnclaimed } from './uploads/removeUnclaimed.js'

/** The work done in the background, and what each piece needs to know. */
export interface Tasks {
  resetMail: { email: string }
  newBidMail: { bidId: string }
  bidDecidedMail: { bidId: string }
  jobMovedMail: { jobId: string; eventId: string; userId: string }
  jobCancelledMail: { jobId: string; vendorId: string }
  invitationMail: { userId: string }
  emailChangedMail: { changeId: string }
  emailTakenBackMail: { changeId: string; email: string }
  passwordChangedMail: { userId: string; email: string }
  ticketAnsweredMail: { ticketId: string }
  writeDataExport: { exportId: string }
  dataExportMail: { exportId: string }
  removeDataExports: Record<string, never>
  removeUnclaimed: Record<string, never>
  removeExpired: Record<string, never>
  freeAbandoned: Record<string, never>
}

export type Task<Name extends keyof Tasks> = AnyTask<AppContext, Tasks[Name]>

export const tasks: { [Name in keyof Tasks]: Task<Name> } = {
  resetMail,
  ...accountMails,
  ...bidMails,
  jobMovedMail,
  ...adminMails,
  writeDataExport,
  dataExportMail,
  removeDataExports,
  removeUnclaimed,
  removeExpired,
  freeAbandoned,
}
