import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type * as types from '../graphql.js'

export const RateCustomer_rating = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateCustomer_rating"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raterId"}},{"kind":"Field","name":{"kind":"Name","value":"ratedId"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}

export const RateCustomer_RatingFragmentDoc = { kind: 'Document', definitions: [RateCustomer_rating] } as unknown as TypedDocumentNode<types.RateCustomer_RatingFragment, unknown>
