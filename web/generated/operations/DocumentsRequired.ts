import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const DocumentsRequiredDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsRequired"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsRequired"}}]}}]}}] } as unknown as TypedDocumentNode<
  types.DocumentsRequiredQuery,
  types.DocumentsRequiredQueryVariables
>

export const useDocumentsRequiredQuery = /* #__PURE__ */ queryHook(DocumentsRequiredDocument)
