import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import type * as types from '../graphql.js'

export const BidActions_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidActions_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"dumpsterSize"}},{"kind":"Field","name":{"kind":"Name","value":"dropoffDate"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"debris"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSeesDetails"}},{"kind":"Field","name":{"kind":"Name","value":"whyNotBid"}},{"kind":"Field","name":{"kind":"Name","value":"myBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBid_bid"}},typename]}},typename]}}

export const BidActions_JobFragmentDoc = { kind: 'Document', definitions: [BidActions_job, BidTerms_bid, MyBid_bid] } as unknown as TypedDocumentNode<types.BidActions_JobFragment, unknown>
