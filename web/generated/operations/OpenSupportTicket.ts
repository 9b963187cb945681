import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { TicketCard_ticket } from '../fragments/TicketCard_ticket.js'
import type * as types from '../graphql.js'

export const OpenSupportTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenSupportTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSupportTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketCard_ticket"}},typename]}}]}}, TicketCard_ticket] } as unknown as TypedDocumentNode<
  types.OpenSupportTicketMutation,
  types.OpenSupportTicketMutationVariables
>

export const useOpenSupportTicketMutation = /* #__PURE__ */ mutationHook(OpenSupportTicketDocument)
