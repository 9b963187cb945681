import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const RevokeCalendarFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"}}]}}] } as unknown as TypedDocumentNode<
  types.RevokeCalendarFeedMutation,
  types.RevokeCalendarFeedMutationVariables
>

export const useRevokeCalendarFeedMutation = /* #__PURE__ */ mutationHook(RevokeCalendarFeedDocument)
