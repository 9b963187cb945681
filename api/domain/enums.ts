import { registerEnumType } from 'type-graphql'
import { exportStatuses } from '../rules/exportRules.js'
import { bidStatuses, jobStatuses } from '../rules/jobStates.js'
import { documentTypes, serviceTypes, timePreferences, userTypes } from '../rules/kinds.js'
import { ticketStatuses } from '../rules/supportRules.js'
import { reviewStatuses } from '../rules/vendorRules.js'

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

export const UserTypes = asEnum('UserType', userTypes, 'What an account is for.')
export const ServiceTypes = asEnum(
  'ServiceType',
  serviceTypes,
  'What a job asks for and what a vendor offers.',
)
export const JobStatuses = asEnum(
  'JobStatus',
  jobStatuses,
  'Where a job stands. The moves between them: docs/api.md.',
)
export const BidStatuses = asEnum('BidStatus', bidStatuses, 'Where a bid stands.')
export const TimePreferences = asEnum('TimePreference', timePreferences, 'When on the dropoff day.')
export const TicketStatuses = asEnum('TicketStatus', ticketStatuses, 'Where a support ticket stands.')
export const DocumentTypes = asEnum(
  'DocumentType',
  documentTypes,
  'The papers that a vendor must have on file.',
)
export const ReviewStatuses = asEnum('ReviewStatus', reviewStatuses, 'What an admin said of a document.')
export const ExportStatuses = asEnum(
  'DataExportStatus',
  exportStatuses,
  'Where the copy of a person’s data stands.',
)
