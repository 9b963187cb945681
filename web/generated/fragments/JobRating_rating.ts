import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const JobRating_rating = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRating_rating"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raterId"}},{"kind":"Field","name":{"kind":"Name","value":"ratedId"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSealed"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReply"}},{"kind":"Field","name":{"kind":"Name","value":"removedFor"}},{"kind":"Field","name":{"kind":"Name","value":"replyRemovedFor"}},typename]}}

export const JobRating_RatingFragmentDoc = { kind: 'Document', definitions: [JobRating_rating] } as unknown as TypedDocumentNode<types.JobRating_RatingFragment, unknown>
