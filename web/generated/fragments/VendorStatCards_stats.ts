import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const VendorStatCards_stats = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorStatCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"completedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"reliability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"givenBackLate"}},typename]}},typename]}}

export const VendorStatCards_StatsFragmentDoc = { kind: 'Document', definitions: [VendorStatCards_stats] } as unknown as TypedDocumentNode<types.VendorStatCards_StatsFragment, unknown>
