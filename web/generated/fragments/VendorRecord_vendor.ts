import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidCard_vendor } from '../fragments/BidCard_vendor.js'
import type * as types from '../graphql.js'

export const VendorRecord_vendor = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorRecord_vendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidCard_vendor"}},{"kind":"Field","name":{"kind":"Name","value":"businessLogo"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reliability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"underWay"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"givenBackLate"}},{"kind":"Field","name":{"kind":"Name","value":"failedVisits"}},typename]}},typename]}}

export const VendorRecord_VendorFragmentDoc = { kind: 'Document', definitions: [VendorRecord_vendor, BidCard_vendor] } as unknown as TypedDocumentNode<types.VendorRecord_VendorFragment, unknown>
