import type { DocumentType } from '@rules/kinds.js'
import type { DocumentList_DocumentFragment } from '../../generated/graphql.js'

/** docs/product.md, States: a type counts as uploaded once it has a document that was not refused. */
export const isUploaded = (documents: readonly DocumentList_DocumentFragment[], type: DocumentType) =>
  documents.some(({ documentType, reviewStatus }) => documentType === type && reviewStatus !== 'refused')

/** The last refusal of a type that has to be uploaded again. */
export const refusalOf = (documents: readonly DocumentList_DocumentFragment[], type: DocumentType) =>
  isUploaded(documents, type)
    ? undefined
    : documents.find(({ documentType, reviewStatus }) => documentType === type && reviewStatus === 'refused')
