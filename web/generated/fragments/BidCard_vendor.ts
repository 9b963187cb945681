import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type * as types from '../graphql.js'

export const BidCard_vendor = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidCard_vendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOnFile"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}

export const BidCard_VendorFragmentDoc = { kind: 'Document', definitions: [BidCard_vendor] } as unknown as TypedDocumentNode<types.BidCard_VendorFragment, unknown>
