import { documentTypes } from '../../rules/kinds.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { asEnum } from '../asEnum.js'

export const DocumentTypes = asEnum(
  'DocumentType',
  documentTypes,
  'The documents that a vendor must have on file.',
)
export const ReviewStatuses = asEnum('ReviewStatus', documentGraph.states, "The result of an admin's review.")
