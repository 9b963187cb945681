import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { WeekChart_week } from '../fragments/WeekChart_week.js'
import type * as types from '../graphql.js'

export const VendorEarningsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorEarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorEarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekChart_week"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"vendorStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyNetEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyNetEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"completedJobs"}},typename]}}]}}, WeekChart_week] } as unknown as TypedDocumentNode<
  types.VendorEarningsQuery,
  types.VendorEarningsQueryVariables
>

export const useVendorEarningsQuery = /* #__PURE__ */ queryHook(VendorEarningsDocument)
