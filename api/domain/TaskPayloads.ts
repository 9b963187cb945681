import type { Task as AnyTask } from '../platform/queue/Task.js'
import type { AppContext } from './context.js'

/** Background tasks, and the data each one needs. */
export interface TaskPayloads {
  resetMail: { email: string }
  noticeMail: { noticeId: string }
  noticePush: { noticeId: string }
  digestPush: { digestId: string }
  devicePush: { deviceId: string; noticeId?: string; digestId?: string }
  textCode: { consentId: string }
  textReply: { phone: string; isHelp: boolean }
  noticeText: { noticeId: string }
  digestText: { digestId: string }
  tellVendors: { jobId: string; eventId?: string; version?: number; askedVendorId?: string }
  makeOffers: { jobId: string; eventId?: string; version?: number }
  tellServed: Record<string, never>
  tellStranded: { vendorId: string; isActive: boolean; eventId: string }
  applicationMail: { applicationId: string }
  applicationDeclinedMail: { applicationId: string }
  invitationMail: { userId: string }
  emailConfirmationMail: { userId: string; email: string }
  emailReplacedMail: { userId: string; email: string }
  emailChangedMail: { changeId: string }
  emailTakenBackMail: { changeId: string; email: string }
  passwordChangedMail: { userId: string; email: string }
  writeDataExport: { exportId: string }
  dataExportMail: { exportId: string }
  removeDataExports: Record<string, never>
  makeThumbnails: { uploadId: string }
  removeUnclaimed: Record<string, never>
  removeExpired: Record<string, never>
  forgetMessages: Record<string, never>
  expire: Record<string, never>
  revealRatings: Record<string, never>
  documentExpiry: Record<string, never>
  remindOfVisits: Record<string, never>
  computeGuidance: Record<string, never>
  checkLedger: Record<string, never>
  makeStatements: Record<string, never>
  sendDigests: Record<string, never>
  digestMail: { digestId: string }
  trimChanges: Record<string, never>
}

export type Task<Name extends keyof TaskPayloads> = AnyTask<AppContext, TaskPayloads[Name]>
