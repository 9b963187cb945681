import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const CreateCalendarFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},typename]}}]}}] } as unknown as TypedDocumentNode<
  types.CreateCalendarFeedMutation,
  types.CreateCalendarFeedMutationVariables
>

export const useCreateCalendarFeedMutation = /* #__PURE__ */ mutationHook(CreateCalendarFeedDocument)
