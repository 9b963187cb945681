import { removeExpired } from '../accounts/removeExpired.js'
import type { House } from '../context.js'
import { bidMails } from '../mail/bidMails.js'
import { officeMails } from '../mail/officeMails.js'
import { resetMail } from '../mail/resetMail.js'
import { removeUnclaimed } from '../uploads/removeUnclaimed.js'

/** The work done in the background, and what each piece needs to know. */
export interface Tasks {
  resetMail: { email: string }
  newBidMail: { bidId: string }
  bidDecidedMail: { bidId: string }
  jobCancelledMail: { jobId: string; vendorId: string }
  invitationMail: { userId: string }
  ticketAnsweredMail: { ticketId: string }
  removeUnclaimed: Record<string, never>
  removeExpired: Record<string, never>
}

export type Task<Name extends keyof Tasks> = (house: House, payload: Tasks[Name]) => Promise<void>

export const tasks: { [Name in keyof Tasks]: Task<Name> } = {
  resetMail,
  ...bidMails,
  ...officeMails,
  removeUnclaimed,
  removeExpired,
}

/** Every hour at a quarter past; runs once however many processes there are. */
export const crontab = '15 * * * * removeUnclaimed\n15 * * * * removeExpired'
