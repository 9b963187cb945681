import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Rates_size } from '../fragments/Rates_size.js'
import type * as types from '../graphql.js'

export const MyRatesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dumpsterSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rates_size"}},typename]}}]}}, Rates_size] } as unknown as TypedDocumentNode<
  types.MyRatesQuery,
  types.MyRatesQueryVariables
>

export const useMyRatesQuery = /* #__PURE__ */ queryHook(MyRatesDocument)
