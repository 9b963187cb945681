import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { MessageLine_message } from '../fragments/MessageLine_message.js'
import type * as types from '../graphql.js'

export const SendMessageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}},typename]}}]}}, MessageLine_message] } as unknown as TypedDocumentNode<
  types.SendMessageMutation,
  types.SendMessageMutationVariables
>

export const useSendMessageMutation = /* #__PURE__ */ mutationHook(SendMessageDocument)
