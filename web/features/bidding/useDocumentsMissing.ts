import { documentTypes, keysOf } from '@rules/kinds.js'
import { useDocumentReviewsQuery, useDocumentsRequiredQuery } from '../../generated/hooks.js'

/** Whether bidding waits for the vendor's documents: all three approved, where the settings ask for it. */
export const useDocumentsMissing = (): boolean => {
  const isRequired = useDocumentsRequiredQuery().data?.settings.documentsRequired ?? false
  const documents = useDocumentReviewsQuery({ skip: !isRequired }).data?.vendorDocuments
  if (!isRequired || !documents) return false
  return !keysOf(documentTypes).every(type =>
    documents.some(({ documentType, reviewStatus }) => documentType === type && reviewStatus === 'approved'),
  )
}
