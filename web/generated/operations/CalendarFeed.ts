import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const CalendarFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},typename]}}]}}] } as unknown as TypedDocumentNode<
  types.CalendarFeedQuery,
  types.CalendarFeedQueryVariables
>

export const useCalendarFeedQuery = /* #__PURE__ */ queryHook(CalendarFeedDocument)
