import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type * as types from '../graphql.js'

export const JobRating_rating = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRating_rating"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raterId"}},{"kind":"Field","name":{"kind":"Name","value":"ratedId"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}

export const JobRating_RatingFragmentDoc = { kind: 'Document', definitions: [JobRating_rating] } as unknown as TypedDocumentNode<types.JobRating_RatingFragment, unknown>
