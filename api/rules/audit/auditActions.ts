import type { ChargeMove } from '../charges/chargeGraph.js'
import type { VisitMove } from '../visits/visitGraph.js'

type MovedVisit = Exclude<VisitMove, 'begin' | 'finish' | 'cancel'>
type DecidedCharge = Extract<ChargeMove, 'uphold' | 'void'>

/** What an admin's act was about. */
export type AuditedKind = 'User' | 'Order' | 'Application' | 'Ticket' | 'Task' | 'Haulbid'

interface AuditedAction {
  /** The filter's word. */
  label: string
  about: AuditedKind
}

const of = <Name extends string>(about: AuditedKind, labels: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([name, label]) => [name, { label, about }]),
  ) as Record<Name, AuditedAction>

const visits: Record<`${MovedVisit}Visit` | 'scheduleVisit' | 'decideVisitDispute', string> = {
  startVisit: 'Visits: on the way',
  undoVisit: 'Visits: not on the way yet',
  arriveVisit: 'Visits: arrived',
  completeVisit: 'Visits finished',
  failVisit: "Visits that couldn't be done",
  scheduleVisit: 'Visits scheduled again',
  decideVisitDispute: 'Disputed visits decided',
}

const charges: Record<`${DecidedCharge}Charge` | 'undoChargeDecision' | 'waiveFee', string> = {
  upholdCharge: 'Contested charges upheld',
  voidCharge: 'Charges voided',
  undoChargeDecision: 'Decisions on charges taken back',
  waiveFee: 'Service fees waived',
}

/** Every act of an admin that the log records. */
export const auditActions = {
  ...of('User', {
    createUser: 'Users invited',
    updateUser: 'Users edited',
    setUserActive: 'Suspended or reactivated',
    inviteApplicant: 'Applicants invited',
    resendInvitation: 'Invitations sent again',
    requestAdminSuspension: 'Admins: suspension or reactivation requested',
    confirmAdminSuspension: 'Admins: confirmed by a second admin',
    withdrawAdminSuspension: 'Admins: request withdrawn',
    reviewVendorDocument: 'Documents reviewed',
    undoDocumentReview: 'Reviews of documents undone',
    removeBusinessName: 'Business names removed',
    removeBusinessLogo: 'Logos removed',
    pauseOfferRule: 'Rules for instant bids paused',
    resumeOfferRule: 'Rules for instant bids resumed',
    recordStatementPayment: 'Payments of statements recorded',
    reverseStatementPayment: 'Payments of statements reversed',
  }),
  ...of('Application', { declineApplication: 'Applications declined' }),
  ...of('Order', {
    cancelJob: 'Orders cancelled',
    reopenJob: 'Orders opened for bids again',
    reassignJob: 'Orders given to another vendor',
    ...visits,
    ...charges,
    removeRating: 'Ratings removed',
    removeRatingReply: 'Replies to ratings removed',
  }),
  ...of('Ticket', {
    answerSupportTicket: 'Tickets answered',
    closeSupportTicket: 'Tickets closed',
    reopenSupportTicket: 'Tickets reopened',
  }),
  ...of('Task', { retryTask: 'Tasks tried again', removeTask: 'Tasks removed' }),
  ...of('Haulbid', { updateSettings: 'Settings changed' }),
}

export type AuditAction = keyof typeof auditActions
