import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const VendorStatsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorStatCards_stats"}},typename]}}]}}, VendorStatCards_stats] } as unknown as TypedDocumentNode<
  types.VendorStatsQuery,
  types.VendorStatsQueryVariables
>

export const useVendorStatsQuery = /* #__PURE__ */ queryHook(VendorStatsDocument)
