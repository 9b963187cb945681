import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidCard_bid } from '../fragments/BidCard_bid.js'
import { BidCard_vendor } from '../fragments/BidCard_vendor.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { ComparedBid_bid } from '../fragments/ComparedBid_bid.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobRating_rating } from '../fragments/JobRating_rating.js'
import { JobRecord_job } from '../fragments/JobRecord_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import { MessageThread_job } from '../fragments/MessageThread_job.js'
import { OrderCard_job } from '../fragments/OrderCard_job.js'
import { VendorChange_event } from '../fragments/VendorChange_event.js'
import { VendorRecord_vendor } from '../fragments/VendorRecord_vendor.js'
import type * as types from '../graphql.js'

export const OrderDetails_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRecord_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageThread_job"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isServed"}},{"kind":"Field","name":{"kind":"Name","value":"vendorsNearby"}},{"kind":"Field","name":{"kind":"Name","value":"expiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAccept"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReportNoShow"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationFee"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorRecord_vendor"}},{"kind":"Field","name":{"kind":"Name","value":"businessPhone"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedBid_bid"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},typename]}},typename]}},typename]}}

export const OrderDetails_JobFragmentDoc = { kind: 'Document', definitions: [OrderDetails_job, BidCard_bid, BidCard_vendor, BidTerms_bid, ComparedBid_bid, JobCard_job, JobHistory_event, JobRating_rating, JobRecord_job, JobRequest_job, JobState_job, JobVisit_visit, MessageThread_job, OrderCard_job, VendorChange_event, VendorRecord_vendor] } as unknown as TypedDocumentNode<types.OrderDetails_JobFragment, unknown>
