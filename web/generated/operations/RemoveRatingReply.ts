import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { JobRating_rating } from '../fragments/JobRating_rating.js'
import type * as types from '../graphql.js'

export const RemoveRatingReplyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRatingReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveRatingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRatingReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRating_rating"}},typename]}}]}}, JobRating_rating] } as unknown as TypedDocumentNode<
  types.RemoveRatingReplyMutation,
  types.RemoveRatingReplyMutationVariables
>

export const useRemoveRatingReplyMutation = /* #__PURE__ */ mutationHook(RemoveRatingReplyDocument)
