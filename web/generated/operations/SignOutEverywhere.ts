import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const SignOutEverywhereDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revokeTokens"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revokeTokens"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revokeTokens"}}}]}]}}] } as unknown as TypedDocumentNode<
  types.SignOutEverywhereMutation,
  types.SignOutEverywhereMutationVariables
>

export const useSignOutEverywhereMutation = /* #__PURE__ */ mutationHook(SignOutEverywhereDocument)
