import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const DocumentReviewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}}]}}]}}] } as unknown as TypedDocumentNode<
  types.DocumentReviewsQuery,
  types.DocumentReviewsQueryVariables
>

export const useDocumentReviewsQuery = /* #__PURE__ */ queryHook(DocumentReviewsDocument)
