import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BusinessFacts_business } from '../fragments/BusinessFacts_business.js'
import { OwnBusiness_business } from '../fragments/OwnBusiness_business.js'
import type * as types from '../graphql.js'

export const OwnBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBusiness_business"}},typename]}}]}}, BusinessFacts_business, OwnBusiness_business] } as unknown as TypedDocumentNode<
  types.OwnBusinessQuery,
  types.OwnBusinessQueryVariables
>

export const useOwnBusinessQuery = /* #__PURE__ */ queryHook(OwnBusinessDocument)
