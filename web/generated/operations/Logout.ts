import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const LogoutDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}] } as unknown as TypedDocumentNode<
  types.LogoutMutation,
  types.LogoutMutationVariables
>

export const useLogoutMutation = /* #__PURE__ */ mutationHook(LogoutDocument)
