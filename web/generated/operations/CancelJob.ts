import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
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
import { OrderDetails_job } from '../fragments/OrderDetails_job.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { VendorChange_event } from '../fragments/VendorChange_event.js'
import { VendorRecord_vendor } from '../fragments/VendorRecord_vendor.js'
import type * as types from '../graphql.js'

export const CancelJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vendorDidNotCome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fee"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"vendorDidNotCome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vendorDidNotCome"}}},{"kind":"Argument","name":{"kind":"Name","value":"fee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetails_job"}},typename]}}]}}, BidCard_bid, BidCard_vendor, BidTerms_bid, ComparedBid_bid, JobCard_job, JobHistory_event, JobRating_rating, JobRecord_job, JobRequest_job, JobState_job, JobVisit_visit, MessageThread_job, OrderCard_job, OrderDetails_job, Placed_job, VendorChange_event, VendorRecord_vendor] } as unknown as TypedDocumentNode<
  types.CancelJobMutation,
  types.CancelJobMutationVariables
>

export const useCancelJobMutation = /* #__PURE__ */ mutationHook(CancelJobDocument)
