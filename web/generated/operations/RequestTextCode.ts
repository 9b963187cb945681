import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Notices_preferences } from '../fragments/Notices_preferences.js'
import { PushDevices_preferences } from '../fragments/PushDevices_preferences.js'
import { TextMessages_preferences } from '../fragments/TextMessages_preferences.js'
import type * as types from '../graphql.js'

export const RequestTextCodeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTextCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TextCodeRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTextCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notices_preferences"}},typename]}}]}}, Notices_preferences, PushDevices_preferences, TextMessages_preferences] } as unknown as TypedDocumentNode<
  types.RequestTextCodeMutation,
  types.RequestTextCodeMutationVariables
>

export const useRequestTextCodeMutation = /* #__PURE__ */ mutationHook(RequestTextCodeDocument)
