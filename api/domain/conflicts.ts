import { Failure, forbidden } from '../platform/errors.js'

/** Each reason, for programs, with its default message to users. */
export const conflictReasons = {
  JOB_NOT_OPEN: 'This job is no longer open for bids',
  JOB_EXPIRED: 'This request is past its date',
  JOB_STATE: 'This job has moved on, so this can no longer be done',
  BID_EXISTS: 'You already have a bid on this job',
  BID_CHANGED: 'The vendor has changed this bid. Please look at the new price.',
  BID_UNCONFIRMED: 'The request has changed since this bid. The vendor has been asked to confirm.',
  BID_NOT_PENDING: 'This bid is no longer open',
  BID_EXPIRED: 'This bid has expired',
  RENTAL_TERMS: 'Days and tons belong in a bid on a dumpster rental; this is a junk pickup',
  VENDOR_SUSPENDED: "This vendor can't take jobs right now",
  CUSTOMER_SUSPENDED: "This customer's account is suspended, so the job cannot be given to another vendor",
  NOT_IN_AREA: 'This job is outside your service areas',
  SERVICE_NOT_OFFERED: 'This job asks for a service that you do not offer',
  SIZE_NOT_OFFERED: 'This job asks for a dumpster size that you have not listed as yours',
  DOCUMENTS_REQUIRED: 'Your documents must be approved before you can bid',
  DOCUMENTS_EXPIRED: 'A document of yours has expired. Upload a new one to bid.',
  DOCUMENT_REFUSED: 'This document was refused already; wait for a new one',
  DOCUMENT_REVIEWED: 'This document has already been reviewed',
  DOCUMENT_REPLACED: 'A newer document has replaced this one',
  NOT_COMPLETED: 'A job can be rated once it is completed',
  ALREADY_RATED: 'You have already rated this job',
  NO_COMMENT: 'This rating has no comment to reply to',
  ALREADY_REPLIED: 'You have already replied to this comment',
  ALREADY_REMOVED: 'This was removed already',
  EMAIL_TAKEN: 'An account with this email already exists',
  UPLOAD_INCOMPLETE: 'The file has not arrived yet',
  UPLOAD_USED: 'This file has already been used',
  TOO_MANY_UPLOADS:
    'You have uploaded as many files as can wait to be used. They are removed after a day; use them or try again then.',
  TOO_MANY_OPEN_JOBS:
    'You have as many open orders as one account can have. Cancel one first, or accept a bid.',
  TOO_MANY_BIDS: 'You have bid on this job as often as one can',
  TOO_MANY_QUESTIONS: 'Three of your questions about this job are unanswered. Please wait for an answer.',
  JOB_QUESTIONS_FULL: 'As many questions have been asked about this job as one can have',
  ALREADY_ANSWERED: 'This question was answered already',
  TOO_MANY_TICKETS: 'You have as many open questions as one account can have. Please wait for an answer.',
  TOO_MANY_AREAS: 'You have as many service areas as one account can have. Remove some first.',
  TOO_MANY_SIZES: 'You have as many sizes as one account can have. Remove one first.',
  TOO_MUCH_STORED: 'Your files take as much room as one account can have',
  NO_VENDOR: 'Messages open once a bid is accepted',
  JOBS_UNDER_WAY: 'An account can be closed once no job of yours is accepted or in progress',
  LAST_ADMIN: 'The last administrator cannot close their account',
  TOO_MANY_TOKENS: 'You have as many tokens as one account can have. Revoke one first.',
  CHANGED_MEANWHILE: 'Someone changed this while you were editing. Look at what it is now, then decide.',
  APPLICATION_DECIDED: 'This application was decided already',
  APPLICATIONS_FULL:
    'We have more applications than we can answer at the moment. Please try again in a few days.',
  INVITATION_ACCEPTED: 'This user has chosen a password already',
  USER_SUSPENDED: 'This account is suspended. Reactivate it first.',
  ADMIN_STATE: 'This administrator already has that status',
  ALREADY_ASKED: 'Another administrator has asked for this already. It waits for a second one.',
  REQUEST_OVER:
    'This request is over: it was decided, withdrawn, is older than a day, or the administrator who asked is suspended',
  REQUEST_UNDER_WAY: 'This request is still under way. Ask again in a moment.',
  ALREADY_DONE: 'This request was carried out already. Its answer is not kept; look at what it did.',
  ALREADY_EXISTS: 'This is already on your list',
} as const
export type ConflictReason = keyof typeof conflictReasons

export const conflict = (reason: ConflictReason, message: string = conflictReasons[reason]) =>
  new Failure('CONFLICT', message, { reason })

/** A reason as a SQL literal, for statements that answer with one. */
export const because = (reason: ConflictReason) => `'${reason}'`

/** A CONFLICT about a single field of a form. */
export const conflictOn = (path: string, reason: ConflictReason, message: string = conflictReasons[reason]) =>
  new Failure('CONFLICT', message, { reason, issues: [{ path, message }] })

/** A suspended user may not do anything, so this is a FORBIDDEN instead of a conflict. */
export const suspended = () => forbidden('This account is suspended', { reason: 'SUSPENDED' })

/** Describes an argument `version` that `expectVersion` compares. */
export const VERSION_READ =
  'The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check.'

/** Refuses if the row, locked by the caller's transaction, has changed since it was read. */
export const expectVersion = (row: { version: number }, expected: number | null | undefined): void => {
  if (expected != null && row.version !== expected) throw conflict('CHANGED_MEANWHILE')
}
