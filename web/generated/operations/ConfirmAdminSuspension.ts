import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { UserRow_user } from '../fragments/UserRow_user.js'
import type * as types from '../graphql.js'

export const ConfirmAdminSuspensionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdminSuspension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdminSuspension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}},typename]}}]}}, UserRow_user] } as unknown as TypedDocumentNode<
  types.ConfirmAdminSuspensionMutation,
  types.ConfirmAdminSuspensionMutationVariables
>

export const useConfirmAdminSuspensionMutation = /* #__PURE__ */ mutationHook(ConfirmAdminSuspensionDocument)
