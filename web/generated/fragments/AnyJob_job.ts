import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { AnyJobBid_bid } from '../fragments/AnyJobBid_bid.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobRating_rating } from '../fragments/JobRating_rating.js'
import { JobRecord_job } from '../fragments/JobRecord_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobRow_job } from '../fragments/JobRow_job.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import type * as types from '../graphql.js'

export const AnyJob_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRecord_job"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReopen"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyJobBid_bid"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},typename]}},typename]}},typename]}}

export const AnyJob_JobFragmentDoc = { kind: 'Document', definitions: [AnyJob_job, AnyJobBid_bid, BidTerms_bid, JobCard_job, JobHistory_event, JobRating_rating, JobRecord_job, JobRequest_job, JobRow_job, JobState_job, JobVisit_visit] } as unknown as TypedDocumentNode<types.AnyJob_JobFragment, unknown>
