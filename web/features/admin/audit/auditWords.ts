import { chargeGraph } from '@rules/chargeGraph.js'
import { documentGraph } from '@rules/documentGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { jobGraph } from '@rules/jobGraph.js'
import { documentTypes, userTypes } from '@rules/kinds.js'
import { businessRemovalReasons, removalReasons } from '@rules/removalReasons.js'
import { ticketGraph } from '@rules/ticketGraph.js'
import { vendorName } from '@rules/vendorName.js'
import { formatDay, formatMoment } from '../../../ui/text/formatMoment.js'
import { fullName } from '../../../ui/text/fullName.js'
import type { AuditRow_EventFragment } from './generated/audit.js'

type Audited = Pick<AuditRow_EventFragment, 'action' | 'before' | 'after'>
type WithVendors = Audited & Partial<Pick<AuditRow_EventFragment, 'vendors'>>

/** The audited actions, as the filter names them. */
export const auditActions: Record<string, string> = {
  createUser: 'Users invited',
  updateUser: 'Users edited',
  setUserActive: 'Suspended or reactivated',
  inviteApplicant: 'Applicants invited',
  declineApplication: 'Applications declined',
  resendInvitation: 'Invitations sent again',
  requestAdminSuspension: 'Admins: suspension or reactivation requested',
  confirmAdminSuspension: 'Admins: confirmed by a second admin',
  withdrawAdminSuspension: 'Admins: request withdrawn',
  cancelJob: 'Orders cancelled',
  reopenJob: 'Orders opened for bids again',
  reassignJob: 'Orders given to another vendor',
  answerSupportTicket: 'Tickets answered',
  closeSupportTicket: 'Tickets closed',
  reopenSupportTicket: 'Tickets reopened',
  reviewVendorDocument: 'Documents reviewed',
  undoDocumentReview: 'Reviews of documents undone',
  removeRating: 'Ratings removed',
  removeRatingReply: 'Replies to ratings removed',
  removeBusinessName: 'Business names removed',
  removeBusinessLogo: 'Logos removed',
  pauseOfferRule: 'Rules for instant bids paused',
  resumeOfferRule: 'Rules for instant bids resumed',
  recordStatementPayment: 'Payments of statements recorded',
  reverseStatementPayment: 'Payments of statements reversed',
  updateSettings: 'Settings changed',
  retryTask: 'Tasks tried again',
  removeTask: 'Tasks removed',
}

type Labels = Record<string, string | { label: string }>

/** Falls back to the value itself if it is free text or a key that no longer exists. */
const labelOf = (of: Labels, value: unknown): string => {
  const label = Object.hasOwn(of, String(value)) ? of[String(value)]! : String(value)
  return typeof label === 'string' ? label : label.label
}

const partOf = (side: unknown, name: string): unknown =>
  typeof side === 'object' && side !== null ? (side as Record<string, unknown>)[name] : undefined

/** Events from before November 26, 2026 don't record the document's type. */
const documentOf = (side: unknown) => {
  const type = partOf(side, 'documentType')
  return type === undefined ? 'a document' : `a document (${labelOf(documentTypes, type)})`
}

/** Describes an event in a sentence without its subject; an unknown action appears under its own name. */
export const auditWords = ({ action, before, after }: Audited): string => {
  switch (action) {
    case 'createUser':
      return `invited a new ${partOf(after, 'userType') ?? 'user'}`
    case 'inviteApplicant':
      return 'invited the applicant'
    case 'declineApplication':
      return 'declined an application'
    case 'updateUser':
      return 'edited the account'
    case 'setUserActive':
      return partOf(after, 'isActive') ? 'reactivated the account' : 'suspended the account'
    case 'removeRating':
      return 'removed a rating'
    case 'removeRatingReply':
      return 'removed a reply to a rating'
    case 'removeBusinessName':
      return 'removed the name of the business'
    case 'removeBusinessLogo':
      return 'removed the logo of the business'
    case 'resendInvitation':
      return 'sent the invitation again'
    case 'requestAdminSuspension':
      return partOf(after, 'isActive') ? 'asked to reactivate the account' : 'asked to suspend the account'
    case 'confirmAdminSuspension':
      return partOf(after, 'isActive')
        ? 'confirmed that the account is reactivated'
        : 'confirmed that the account is suspended'
    case 'withdrawAdminSuspension':
      return partOf(before, 'isActive')
        ? 'withdrew the request to reactivate the account'
        : 'withdrew the request to suspend the account'
    case 'startVisit':
      return 'said that the vendor is on the way'
    case 'arriveVisit':
      return 'said that the vendor has arrived'
    case 'completeVisit':
      return 'finished a visit'
    case 'scheduleVisit':
      return 'scheduled a visit again'
    case 'undoVisit':
      return 'took back that the vendor is on the way'
    case 'decideVisitDispute':
      return 'decided about a disputed visit'
    case 'failVisit':
      return "said that a visit couldn't be done"
    case 'upholdCharge':
      return 'decided that a contested charge stands'
    case 'voidCharge':
      return 'voided a charge'
    case 'undoChargeDecision':
      return 'took back the decision on a charge'
    case 'pauseOfferRule':
      return 'paused a rule for instant bids'
    case 'resumeOfferRule':
      return 'let a rule for instant bids go on'
    case 'waiveFee':
      return 'waived the service fee on a charge'
    case 'recordStatementPayment':
      return 'recorded a payment of a statement'
    case 'reverseStatementPayment':
      return 'reversed a payment of a statement'
    case 'cancelJob':
      return 'cancelled the order'
    case 'reopenJob':
      return 'opened the order for bids again'
    case 'reassignJob':
      return partOf(after, 'offeredPrice')
        ? "offered another vendor's bid to the customer"
        : 'gave the order to another vendor'
    case 'answerSupportTicket':
      return 'answered the ticket'
    case 'closeSupportTicket':
      return 'closed the ticket'
    case 'reopenSupportTicket':
      return 'opened the ticket again'
    case 'reviewVendorDocument':
      return `${partOf(after, 'reviewStatus') === 'approved' ? 'approved' : 'refused'} ${documentOf(after)}`
    case 'undoDocumentReview':
      return `undid the review of ${documentOf(after)}`
    case 'updateSettings':
      return 'changed the settings'
    case 'retryTask':
      return `had the task ${partOf(before, 'task')} tried again`
    case 'removeTask':
      return `removed the task ${partOf(before, 'task')}`
    default:
      return action
  }
}

/** The kind of subject, and the word that precedes its name. */
const kinds: Record<string, [kind: string, before: string]> = {
  cancelJob: ['Order', ''],
  reopenJob: ['Order', ''],
  reassignJob: ['Order', ''],
  removeRating: ['Order', ''],
  removeRatingReply: ['Order', ''],
  declineApplication: ['Application', 'of '],
  answerSupportTicket: ['Ticket', 'of '],
  closeSupportTicket: ['Ticket', 'of '],
  reopenSupportTicket: ['Ticket', 'of '],
  retryTask: ['Task', 'about '],
  removeTask: ['Task', 'about '],
}

/** The name of the user or thing that the action was about. */
export const auditSubject = ({ action, subject, subjectId, subjectName }: AuditRow_EventFragment): string => {
  if (subject) return fullName(subject)
  if (subjectId === null) return 'This Haulbid'
  const [kind, before] = kinds[action] ?? ['Entry', '']
  return subjectName === null ? kind : `${kind} ${before}${subjectName}`
}

const names: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  userType: 'Type',
  isActive: 'Active',
  invitedAt: 'Invited',
  status: 'Status',
  vendorId: 'Vendor',
  finalPrice: 'Price',
  offeredVendorId: 'Offered vendor',
  offeredPrice: 'Offered price',
  chargeStatus: 'Charge status',
  charge: 'Charge',
  amount: 'Amount',
  statement: 'Statement',
  reference: 'Reference',
  reason: 'Reason',
  vendorDidNotCome: 'Vendor did not come',
  adminResponse: 'Answer',
  reviewStatus: 'Review',
  reviewReason: 'Reason',
  expiresOn: 'Good through',
  timeZone: 'Time zone',
  documentType: 'Document',
  serviceFeePercent: 'Service fee (%)',
  supportPhone: 'Support phone',
  documentsRequired: 'Documents before bidding',
  visitPhotosRequired: 'Photos of visits',
  cancellationPercent: 'Late cancellation (%)',
  cancellationCap: 'Late cancellation, at most',
  task: 'Task',
  attempts: 'Tries',
  error: 'Error',
}

const labels: Record<string, (value: string) => string> = {
  userType: value => labelOf(userTypes, value),
  documentType: value => labelOf(documentTypes, value),
  status: value => labelOf({ ...jobGraph.states, ...ticketGraph.states }, value),
  reviewStatus: value => labelOf(documentGraph.states, value),
  reason: value => labelOf({ ...removalReasons, ...businessRemovalReasons }, value),
  chargeStatus: value => labelOf(chargeGraph.states, value),
  amount: value => formatMoney(value),
  cancellationCap: value => formatMoney(value),
  finalPrice: value => formatMoney(value),
  offeredPrice: value => formatMoney(value),
  expiresOn: value => formatDay(value, null),
  invitedAt: value => formatMoment(value),
}

/** A vendor who has closed their account has no name left. */
const vendorOf = (id: unknown, vendors: WithVendors['vendors'] = []) => {
  const vendor = vendors.find(each => each.id === id)
  return vendor ? vendorName(vendor) : 'A vendor'
}

const said = (key: string, value: unknown, vendors: WithVendors['vendors']): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return JSON.stringify(value)
  if (VENDORS.includes(key)) return vendorOf(value, vendors)
  return labels[key]?.(String(value)) ?? String(value)
}

const VENDORS = ['vendorId', 'offeredVendorId']

/** Fields left out of the changes: the sentence already names them, or they are internal ids. */
const UNSAID = ['id', 'replaced', 'askedById', 'ratingId', 'applicationId']
const SAID = ['requestAdminSuspension', 'withdrawAdminSuspension']

export type Change = { name: string; before: string | null; after: string | null }

export const auditChanges = ({ action, before, after, vendors }: WithVendors): Change[] => {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  for (const key of UNSAID) keys.delete(key)
  // The request itself doesn't change the account yet.
  if (SAID.includes(action)) keys.delete('isActive')
  const value = (side: unknown, key: string) => partOf(side, key) ?? ''
  return [...keys]
    .filter(key => JSON.stringify(value(before, key)) !== JSON.stringify(value(after, key)))
    .map(key => ({
      name: names[key] ?? key,
      before: said(key, partOf(before, key), vendors),
      after: said(key, partOf(after, key), vendors),
    }))
}
