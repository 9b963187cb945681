import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { DownloadMyData_export } from '../fragments/DownloadMyData_export.js'
import type * as types from '../graphql.js'

export const RequestMyDataDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DownloadMyData_export"}},typename]}}]}}, DownloadMyData_export] } as unknown as TypedDocumentNode<
  types.RequestMyDataMutation,
  types.RequestMyDataMutationVariables
>

export const useRequestMyDataMutation = /* #__PURE__ */ mutationHook(RequestMyDataDocument)
