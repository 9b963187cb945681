import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobRating_rating } from '../fragments/JobRating_rating.js'
import { JobRecord_job } from '../fragments/JobRecord_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import { VendorJobState_job } from '../fragments/VendorJobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const VendorJobDetails_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorJobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanAsk"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRecord_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobState_job"}},typename]}}

export const VendorJobDetails_JobFragmentDoc = { kind: 'Document', definitions: [VendorJobDetails_job, BidActions_job, BidTerms_bid, JobCard_job, JobHistory_event, JobRating_rating, JobRecord_job, JobRequest_job, JobState_job, JobVisit_visit, MyBid_bid, VendorJobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<types.VendorJobDetails_JobFragment, unknown>
