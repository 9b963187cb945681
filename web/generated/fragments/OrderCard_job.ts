import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import type * as types from '../graphql.js'

export const OrderCard_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"finalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"openBidCount"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBidTotal"}},{"kind":"Field","name":{"kind":"Name","value":"dropoffTimePreference"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRate"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},typename]}},typename]}}

export const OrderCard_JobFragmentDoc = { kind: 'Document', definitions: [OrderCard_job, JobCard_job] } as unknown as TypedDocumentNode<types.OrderCard_JobFragment, unknown>
