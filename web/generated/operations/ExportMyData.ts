import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const ExportMyDataDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"}}]}}] } as unknown as TypedDocumentNode<
  types.ExportMyDataQuery,
  types.ExportMyDataQueryVariables
>

export const useExportMyDataQuery = /* #__PURE__ */ queryHook(ExportMyDataDocument)
