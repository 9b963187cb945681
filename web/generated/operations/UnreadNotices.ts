import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import type * as types from '../graphql.js'

export const UnreadNoticesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]}}] } as unknown as TypedDocumentNode<
  types.UnreadNoticesQuery,
  types.UnreadNoticesQueryVariables
>

export const useUnreadNoticesQuery = /* #__PURE__ */ queryHook(UnreadNoticesDocument)
