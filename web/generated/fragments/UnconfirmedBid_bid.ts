import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import type * as types from '../graphql.js'

export const UnconfirmedBid_bid = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnconfirmedBid_bid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"requestChanges"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"dropoffTimePreference"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},typename]}},typename]}}

export const UnconfirmedBid_BidFragmentDoc = { kind: 'Document', definitions: [UnconfirmedBid_bid, JobCard_job] } as unknown as TypedDocumentNode<types.UnconfirmedBid_BidFragment, unknown>
