import type { AuditedKind } from '@rules/audit/audits.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { chargeGraph } from '@rules/charges/chargeGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { jobGraph } from '@rules/jobs/jobGraph.js'
import { documentTypes, dumpsterSizes, userTypes } from '@rules/kinds.js'
import { type AuditAction, auditActions } from '@rules/nounWords.js'
import { businessRemovalReasons, removalReasons } from '@rules/ratings/removalReasons.js'
import { ticketGraph } from '@rules/support/ticketGraph.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { visitGraph } from '@rules/visits/visitGraph.js'
import { formatDay, formatMoment } from '../../../ui/text/formatMoment.js'
import { fullName } from '../../../ui/text/fullName.js'
import type { AuditRow_EventFragment } from './generated/audit.js'

type Audited = Pick<AuditRow_EventFragment, 'action' | 'before' | 'after'>
type WithVendors = Audited & Partial<Pick<AuditRow_EventFragment, 'vendors'>>

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

type Sentence = string | ((event: Audited) => string)

/** Each action as the rest of a sentence that begins with the admin's name, without its subject. */
const sentences: Record<AuditAction, Sentence> = {
  createUser: ({ after }) => `invited a new ${partOf(after, 'userType') ?? 'user'}`,
  inviteApplicant: 'invited the applicant',
  invitePerson: ({ after }) => `invited a ${partOf(after, 'role') ?? 'person'} to the business`,
  joinBusiness: 'joined a business',
  changeRole: ({ after }) => `changed the role to ${partOf(after, 'role') ?? 'another'}`,
  removePerson: 'removed a person from the business',
  leaveBusiness: 'left the business',
  declineApplication: 'declined an application',
  updateUser: 'edited the account',
  setUserActive: ({ after }) =>
    partOf(after, 'isActive') ? 'reactivated the account' : 'suspended the account',
  removeRating: 'removed a rating',
  removeRatingReply: 'removed a reply to a rating',
  removeBusinessName: 'removed the name of the business',
  removeBusinessLogo: 'removed the logo of the business',
  resendInvitation: 'sent the invitation again',
  requestAdminSuspension: ({ after }) =>
    partOf(after, 'isActive') ? 'asked to reactivate the account' : 'asked to suspend the account',
  confirmAdminSuspension: ({ after }) =>
    partOf(after, 'isActive')
      ? 'confirmed that the account is reactivated'
      : 'confirmed that the account is suspended',
  withdrawAdminSuspension: ({ before }) =>
    partOf(before, 'isActive')
      ? 'withdrew the request to reactivate the account'
      : 'withdrew the request to suspend the account',
  startVisit: 'said that the vendor is on the way',
  arriveVisit: 'said that the vendor has arrived',
  completeVisit: 'finished a visit',
  scheduleVisit: 'scheduled a visit again',
  assignVisit: 'assigned a visit to a person',
  undoVisit: 'took back that the vendor is on the way',
  decideVisitDispute: 'decided about a disputed visit',
  failVisit: "said that a visit couldn't be done",
  upholdCharge: 'decided that a contested charge stands',
  voidCharge: 'voided a charge',
  undoChargeDecision: 'took back the decision on a charge',
  pauseOfferRule: 'paused a rule for instant bids',
  resumeOfferRule: 'let a rule for instant bids go on',
  pauseHaulRule: 'paused a rule for instant bids on junk',
  resumeHaulRule: 'let a rule for instant bids on junk go on',
  waiveFee: 'waived the service fee on a charge',
  recordStatementPayment: 'recorded a payment of a statement',
  reverseStatementPayment: 'reversed a payment of a statement',
  cancelJob: 'cancelled the order',
  reopenJob: 'opened the order for bids again',
  reassignJob: ({ after }) =>
    partOf(after, 'offeredPrice')
      ? "offered another vendor's bid to the customer"
      : 'gave the order to another vendor',
  answerSupportTicket: 'answered the ticket',
  closeSupportTicket: 'closed the ticket',
  reopenSupportTicket: 'opened the ticket again',
  reviewVendorDocument: ({ after }) =>
    `${partOf(after, 'reviewStatus') === 'approved' ? 'approved' : 'refused'} ${documentOf(after)}`,
  undoDocumentReview: ({ after }) => `undid the review of ${documentOf(after)}`,
  updateSettings: 'changed the settings',
  retryTask: ({ before }) => `had the task ${partOf(before, 'task')} tried again`,
  removeTask: ({ before }) => `removed the task ${partOf(before, 'task')}`,
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditActions, action)

/** An action of another release appears under its own name. */
export const auditWords = (event: Audited): string => {
  if (!isKnown(event.action)) return event.action
  const sentence = sentences[event.action]
  return typeof sentence === 'string' ? sentence : sentence(event)
}

/** The words between the kind of a subject and its name. */
const joined: Partial<Record<AuditedKind, string>> = { Application: 'of ', Ticket: 'of ', Task: 'about ' }

/** The name of the user or thing that the action was about. */
export const auditSubject = ({ action, subject, subjectId, subjectName }: AuditRow_EventFragment): string => {
  if (subject) return fullName(subject)
  if (subjectId === null) return 'Haulbid'
  if (!isKnown(action)) return subjectName ?? 'Entry'
  const { about } = auditActions[action]
  return subjectName === null ? about : `${about} ${joined[about] ?? ''}${subjectName}`
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
  pauseReason: 'Why it is paused',
  reportStands: "The vendor's report stands",
  size: 'Size',
  price: 'Price',
  minimum: 'Minimum',
  task: 'Task',
  attempts: 'Tries',
  error: 'Error',
}

const labels: Record<string, (value: string) => string> = {
  userType: value => labelOf(userTypes, value),
  documentType: value => labelOf(documentTypes, value),
  status: value => labelOf({ ...jobGraph.states, ...visitGraph.states, ...ticketGraph.states }, value),
  reviewStatus: value => labelOf(documentGraph.states, value),
  reason: value => labelOf({ ...removalReasons, ...businessRemovalReasons }, value),
  chargeStatus: value => labelOf(chargeGraph.states, value),
  size: value => labelOf(dumpsterSizes, value),
  amount: value => formatMoney(value),
  price: value => formatMoney(value),
  minimum: value => formatMoney(value),
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
const UNSAID = ['id', 'visitId', 'replaced', 'askedById', 'ratingId', 'applicationId']
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
