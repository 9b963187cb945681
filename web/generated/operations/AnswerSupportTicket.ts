import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Ticket_ticket } from '../fragments/Ticket_ticket.js'
import type * as types from '../graphql.js'

export const AnswerSupportTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerSupportTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerSupportTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerSupportTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ticket_ticket"}},typename]}}]}}, Ticket_ticket] } as unknown as TypedDocumentNode<
  types.AnswerSupportTicketMutation,
  types.AnswerSupportTicketMutationVariables
>

export const useAnswerSupportTicketMutation = /* #__PURE__ */ mutationHook(AnswerSupportTicketDocument)
