import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ManagedDocument_document } from '../fragments/ManagedDocument_document.js'
import { ReviewedDocument_document } from '../fragments/ReviewedDocument_document.js'
import type * as types from '../graphql.js'

export const DocumentsToReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedDocument_document"}},typename]}}]}}, ManagedDocument_document, ReviewedDocument_document] } as unknown as TypedDocumentNode<
  types.DocumentsToReviewQuery,
  types.DocumentsToReviewQueryVariables
>

export const useDocumentsToReviewQuery = /* #__PURE__ */ queryHook(DocumentsToReviewDocument)
