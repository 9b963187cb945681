import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const ShellDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"legalLine"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFeePercent"}},typename]}}]}}, Viewer] } as unknown as TypedDocumentNode<
  types.ShellQuery,
  types.ShellQueryVariables
>

export const useShellQuery = /* #__PURE__ */ queryHook(ShellDocument)
