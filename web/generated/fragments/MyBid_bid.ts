import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import type * as types from '../graphql.js'

export const MyBid_bid = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBid_bid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidTerms_bid"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"requestChanges"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWithdraw"}},typename]}}

export const MyBid_BidFragmentDoc = { kind: 'Document', definitions: [MyBid_bid, BidTerms_bid] } as unknown as TypedDocumentNode<types.MyBid_BidFragment, unknown>
