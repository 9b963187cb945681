import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const BidTerms_bid = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidTerms_bid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includedDays"}},{"kind":"Field","name":{"kind":"Name","value":"includedTons"}},{"kind":"Field","name":{"kind":"Name","value":"extraDayPrice"}},{"kind":"Field","name":{"kind":"Name","value":"extraTonPrice"}},{"kind":"Field","name":{"kind":"Name","value":"tripFee"}},typename]}}

export const BidTerms_BidFragmentDoc = { kind: 'Document', definitions: [BidTerms_bid] } as unknown as TypedDocumentNode<types.BidTerms_BidFragment, unknown>
