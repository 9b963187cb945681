import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { TokenRow_token } from '../fragments/TokenRow_token.js'
import type * as types from '../graphql.js'

export const ApiTokensDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow_token"}},typename]}}]}}, TokenRow_token] } as unknown as TypedDocumentNode<
  types.ApiTokensQuery,
  types.ApiTokensQueryVariables
>

export const useApiTokensQuery = /* #__PURE__ */ queryHook(ApiTokensDocument)
