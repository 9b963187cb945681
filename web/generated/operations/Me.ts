import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const MeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}},typename]}}]}}, Viewer] } as unknown as TypedDocumentNode<
  types.MeQuery,
  types.MeQueryVariables
>

export const useMeQuery = /* #__PURE__ */ queryHook(MeDocument)
