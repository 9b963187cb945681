import { Failure, forbidden } from '../platform/errors.js'

/** Each reason, for programs, with its default message to users. */
export const conflictReasons = {
  JOB_NOT_OPEN: 'This job is no longer open for bids',
  JOB_EXPIRED: 'This request is past its date',
  JOB_STATE: "This job has moved on, so you can't do this anymore",
  BID_EXISTS: 'You already have a bid on this job',
  BID_CHANGED: 'The vendor changed this bid. Check the new price.',
  BID_UNCONFIRMED: 'The request changed after this bid. We asked the vendor to confirm.',
  BID_NOT_PENDING: 'This bid is no longer open',
  BID_EXPIRED: 'This bid has expired',
  RENTAL_TERMS: 'Only bids on dumpster rentals can include days and tons',
  VENDOR_SUSPENDED: "This vendor can't take jobs right now",
  CUSTOMER_SUSPENDED: "This customer's account is suspended, so you can't give the job to another vendor",
  NOT_IN_AREA: 'This job is outside your service areas',
  SERVICE_NOT_OFFERED: "This job needs a service you don't offer",
  SIZE_NOT_OFFERED: "This job needs a dumpster size you haven't listed",
  DOCUMENTS_REQUIRED: 'Your documents must be approved before you can bid',
  DOCUMENTS_EXPIRED: 'One of your documents has expired. Upload a new one to bid.',
  DOCUMENT_REFUSED: 'This document was already refused. Wait for a new one.',
  DOCUMENT_REVIEWED: 'This document has already been reviewed',
  UNDO_OVER: 'This decision can no longer be undone',
  DOCUMENT_REPLACED: 'A newer document has replaced this one',
  VISIT_STATE: 'This visit has already moved on',
  VISIT_EARLY: "It's too early to set off for this visit",
  VISIT_FAILED: "A visit couldn't be done. Schedule it again before you complete the job.",
  TOO_MANY_VISITS: 'This job has had too many visits. Please write to support.',
  PHOTO_NEEDED: 'Add a photo to finish this visit',
  EVIDENCE_NEEDED: 'Add a photo of the scale ticket to charge for weight',
  FEE_CHANGED: 'Cancelling is no longer free, or costs more by now. Check the amount.',
  TOO_MANY_CHANGES: 'This job has had too many change orders. Please write to support.',
  AMOUNT_CHANGED: 'The amount has changed. Check it again.',
  CHANGE_OPEN: 'Settle the open change order first',
  CHANGE_CLOSED: 'This change order is already settled or has expired',
  RATE_NOT_AGREED: 'The bid names no rate for this. Ask the customer to agree.',
  CHARGE_CAP: "Extra charges can't exceed the limit on this job",
  CHARGE_SETTLED: "An admin voided this charge, so it can't be booked again",
  CHARGE_CLOSED: 'This charge can no longer be contested',
  NO_FEE: 'This charge has no service fee to waive',
  NOTHING_DUE: 'Nothing is due on this job',
  PAYMENT_WAITING: 'This job is already marked as paid. The customer has not answered yet.',
  PAYMENT_UNCLEAR: 'More than one payment waits for your answer. Say which one.',
  PAYMENT_DECIDED: 'This payment is no longer waiting for an answer',
  TOO_MANY_PAYMENTS: 'This job has had too many payments. Please write to support.',
  FEES_OVERDUE: 'Your fee statement is overdue. Pay it to bid again.',
  STATEMENT_PAID: 'Nothing is due on this statement',
  REFERENCE_USED: 'Another payment of this statement has this reference',
  NO_PAYMENT: 'This statement has no payment to reverse',
  BALANCE_OPEN: 'Settle what is owed before closing the account',
  NOT_COMPLETED: 'You can rate a job once it is completed',
  ALREADY_RATED: 'You have already rated this job',
  NO_COMMENT: 'This rating has no comment to reply to',
  ALREADY_REPLIED: 'You have already replied to this comment',
  ALREADY_REMOVED: 'This was already removed',
  EMAIL_TAKEN: 'An account with this email already exists',
  UPLOAD_INCOMPLETE: "The file hasn't finished uploading",
  UPLOAD_USED: 'This file has already been used',
  TOO_MANY_UPLOADS:
    "You've reached the limit of unused files. Use them, or try again in a day, after we remove them.",
  TOO_MANY_OPEN_JOBS: "You've reached the limit of open orders. Cancel one first, or accept a bid.",
  TOO_MANY_BIDS: "You've reached the limit of bids on this job",
  TOO_MANY_QUESTIONS: 'You have three unanswered questions about this job. Please wait for an answer.',
  JOB_QUESTIONS_FULL: 'This job has reached the limit of questions',
  ALREADY_ANSWERED: 'This question was already answered',
  TOO_MANY_TICKETS: "You've reached the limit of open tickets. Please wait for an answer.",
  TOO_MANY_AREAS: "You've reached the limit of service areas. Remove some first.",
  TOO_MANY_SIZES: "You've reached the limit of sizes. Remove one first.",
  TOO_MANY_OFFER_RULES: "You've reached the limit of instant bid rules. Remove one first.",
  TOO_MUCH_STORED: 'Your files have reached the storage limit',
  NO_VENDOR: 'Messages open once a bid is accepted',
  JOBS_UNDER_WAY: 'You can close your account once none of your jobs is accepted or in progress',
  LAST_ADMIN: "The last administrator can't close their account",
  TOO_MANY_TOKENS: "You've reached the limit of tokens. Revoke one first.",
  CHANGED_MEANWHILE: 'Someone changed this while you were editing. Check the latest version, then decide.',
  APPLICATION_DECIDED: 'This application was already decided',
  APPLICATIONS_FULL:
    'We have more applications than we can answer right now. Please try again in a few days.',
  INVITATION_ACCEPTED: 'This user has already chosen a password',
  USER_SUSPENDED: 'This account is suspended. Reactivate it first.',
  ADMIN_STATE: 'This administrator already has that status',
  ALREADY_ASKED: 'Another administrator already asked for this. It needs a second one.',
  REQUEST_OVER:
    'This request is over. It was decided or withdrawn, is older than a day, or came from an administrator who is suspended.',
  REQUEST_UNDER_WAY: 'This request is still running. Try again in a moment.',
  ALREADY_DONE: "This request already ran. We didn't keep its answer, so check what it did.",
  ALREADY_EXISTS: 'This is already on your list',
} as const
export type ConflictReason = keyof typeof conflictReasons

export const conflict = (reason: ConflictReason, message: string = conflictReasons[reason]) =>
  new Failure('CONFLICT', message, { reason })

/** Refuses if there is a reason. */
export const refuse = (reason: ConflictReason | null): void => {
  if (reason) throw conflict(reason)
}

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
