import { registerEnumType } from 'type-graphql'
import { applicationGraph } from '../rules/applications/applicationGraph.js'
import { bidGraph } from '../rules/bids/bidGraph.js'
import { changeOrderGraph } from '../rules/changeOrders/changeOrderGraph.js'
import { changeOrderKinds } from '../rules/changeOrders/changeOrders.js'
import { chargeGraph } from '../rules/charges/chargeGraph.js'
import { chargeKinds } from '../rules/charges/charges.js'
import { changedFields } from '../rules/jobs/changedFields.js'
import { jobGraph } from '../rules/jobs/jobGraph.js'
import { jobNeeds } from '../rules/jobs/jobNeeds.js'
import { type LoadWeight, loadWeights } from '../rules/jobs/loadWeights.js'
import {
  debrisTypes,
  documentTypes,
  exportStatuses,
  paymentMethods,
  placements,
  serviceTypes,
  timePreferences,
  userTypes,
} from '../rules/kinds.js'
import { transferKinds } from '../rules/ledger/ledger.js'
import { type NoticeGroup, noticeGroupNames, noticeGroups } from '../rules/notices/noticeGroups.js'
import { noticeChannels, noticeFrequencies } from '../rules/notices/noticePreferences.js'
import { noticeKinds } from '../rules/notices/notices.js'
import { paymentGraph } from '../rules/payments/paymentGraph.js'
import { businessRemovalReasons, removalReasons } from '../rules/ratings/removalReasons.js'
import { statementGraph } from '../rules/statements/statementGraph.js'
import { ticketGraph } from '../rules/support/ticketGraph.js'
import { documentGraph } from '../rules/vendors/documentGraph.js'
import { visitGraph } from '../rules/visits/visitGraph.js'
import { failureReasons, visitKinds, visitPhotoKinds } from '../rules/visits/visits.js'

import { conflictReasons } from './conflicts.js'

type Enum<K extends string> = { [key in K]: key }

const asEnum = <K extends string>(
  name: string,
  kinds: Record<K, string | { label: string }>,
  description: string,
) => {
  const keys = Object.keys(kinds) as K[]
  const values = Object.fromEntries(keys.map(key => [key, key])) as Enum<K>
  const label = (key: K) => {
    const kind = kinds[key]
    return typeof kind === 'string' ? kind : kind.label
  }
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(keys.map(key => [key, { description: label(key) }])) as never,
  })
  return values
}

export const UserTypes = asEnum('UserType', userTypes, 'The type of an account.')
export const ServiceTypes = asEnum(
  'ServiceType',
  serviceTypes,
  'A service that customers request and vendors offer.',
)
export const JobStatuses = asEnum(
  'JobStatus',
  jobGraph.states,
  'The status of a job. See docs/api.md for the transitions.',
)
export const JobNeeds = asEnum('JobNeed', jobNeeds, 'Why a job needs an admin, as in `worklist`.')
export const BidStatuses = asEnum('BidStatus', bidGraph.states, 'The status of a bid.')
export const RequestFields = asEnum(
  'RequestField',
  changedFields,
  'A field of a request that vendors see. The names are those of Job.',
)
export const TimePreferences = asEnum('TimePreference', timePreferences, 'The time of day of the dropoff.')
export const LoadWeights = asEnum(
  'LoadWeight',
  Object.fromEntries(Object.entries(loadWeights).map(([weight, { words }]) => [weight, words])) as Record<
    LoadWeight,
    string
  >,
  'How heavy the load of a rented dumpster is. A full load typically weighs 1 ton in a 10-yard dumpster, 2 in a 15-yard, 3 in a 20-yard, and 4 in a 30-yard.',
)
export const DebrisTypes = asEnum('Debris', debrisTypes, 'The main kind of debris in a load.')
export const Placements = asEnum('Placement', placements, 'Where a rented dumpster will stand.')
export const TicketStatuses = asEnum('TicketStatus', ticketGraph.states, 'The status of a support ticket.')
export const DocumentTypes = asEnum(
  'DocumentType',
  documentTypes,
  'The documents that a vendor must have on file.',
)
export const PaymentMethods = asEnum('PaymentMethod', paymentMethods, 'A way to pay a vendor.')
export const ReviewStatuses = asEnum('ReviewStatus', documentGraph.states, "The result of an admin's review.")
export const ApplicationStatuses = asEnum(
  'ApplicationStatus',
  applicationGraph.states,
  'The status of a vendor application.',
)
export const RemovalReasons = asEnum(
  'RemovalReason',
  removalReasons,
  'Why an admin removed a rating or a reply. The number of stars is never a reason.',
)
export const BusinessRemovalReasons = asEnum(
  'BusinessRemovalReason',
  businessRemovalReasons,
  'Why an admin removed the name or the logo of a business.',
)
export const ExportStatuses = asEnum('DataExportStatus', exportStatuses, 'The status of a data export.')
export const ConflictReasons = asEnum(
  'ConflictReason',
  conflictReasons,
  'Why a request was refused: the `reason` of an error with the code CONFLICT.',
)
export const VisitKinds = asEnum(
  'VisitKind',
  {
    ...visitKinds,
    delivery: 'Brings the dumpster.',
    pickup: 'Picks up the dumpster.',
    haul: 'Hauls the junk away.',
  },
  'What a visit is for.',
)
export const VisitStatuses = asEnum('VisitStatus', visitGraph.states, 'The status of a visit.')
export const FailureReasons = asEnum('VisitFailureReason', failureReasons, "Why a visit couldn't be done.")
export const VisitPhotoKinds = asEnum('VisitPhotoKind', visitPhotoKinds, 'What a photo of a visit shows.')
export const ChangeOrderKinds = asEnum('ChangeOrderKind', changeOrderKinds, 'What a change order changes.')
export const ChangeOrderStatuses = asEnum(
  'ChangeOrderStatus',
  changeOrderGraph.states,
  'The status of a change order.',
)
export const Sides = asEnum('Side', { customer: 'The customer.', vendor: 'The vendor.' }, 'A side of a job.')
export const ChargeKinds = asEnum('ChargeKind', chargeKinds, 'What a charge is for.')
export const TransferKinds = asEnum(
  'LedgerTransferKind',
  transferKinds,
  'What a transfer in the ledger is for.',
)
export const StatementStatuses = asEnum(
  'StatementStatus',
  statementGraph.states,
  'The status of a statement.',
)
export const ChargeStatuses = asEnum('ChargeStatus', chargeGraph.states, 'The status of a charge.')
export const PaymentStatuses = asEnum('PaymentStatus', paymentGraph.states, 'The status of a payment.')
export const NoticeKinds = asEnum('NoticeKind', noticeKinds, 'The kind of event that a notice reports.')
const groupLabels: Record<string, string> = {
  ...noticeGroups.admin,
  ...noticeGroups.vendor,
  ...noticeGroups.customer,
}
export const NoticeGroups = asEnum(
  'NoticeGroup',
  Object.fromEntries(noticeGroupNames.map(name => [name, groupLabels[name]!])) as Record<NoticeGroup, string>,
  "The subject area of a notice, from its reader's point of view.",
)
export const NoticeChannels = asEnum('NoticeChannel', noticeChannels, 'A way to send a notice.')
export const NoticeFrequencies = asEnum(
  'NoticeFrequency',
  noticeFrequencies,
  'How often notices are sent: individually, in a digest, or not at all.',
)
