import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidCard_bid } from '../fragments/BidCard_bid.js'
import { BidCard_vendor } from '../fragments/BidCard_vendor.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { VendorRecord_vendor } from '../fragments/VendorRecord_vendor.js'
import type * as types from '../graphql.js'

export const ComparedBid_bid = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedBid_bid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidCard_bid"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorRecord_vendor"}},typename]}},typename]}}

export const ComparedBid_BidFragmentDoc = { kind: 'Document', definitions: [ComparedBid_bid, BidCard_bid, BidCard_vendor, BidTerms_bid, VendorRecord_vendor] } as unknown as TypedDocumentNode<types.ComparedBid_BidFragment, unknown>
