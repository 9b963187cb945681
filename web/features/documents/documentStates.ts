import type { DocumentType } from '@rules/kinds.js'
import type { DocumentList_DocumentFragment } from '../../generated/graphql.js'

/** docs/product.md, States: once there is one of its type that was not refused, it is uploaded. */
export const isUploaded = (documents: readonly DocumentList_DocumentFragment[], type: DocumentType) =>
  documents.some(({ documentType, reviewStatus }) => documentType === type && reviewStatus !== 'refused')

/** The last word on a document that has to be uploaded once more. */
export const refusalOf = (documents: readonly DocumentList_DocumentFragment[], type: DocumentType) =>
  isUploaded(documents, type)
    ? undefined
    : documents.find(({ documentType, reviewStatus }) => documentType === type && reviewStatus === 'refused')
