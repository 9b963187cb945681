import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
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
import { VendorJobDetails_job } from '../fragments/VendorJobDetails_job.js'
import { VendorJobState_job } from '../fragments/VendorJobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const VendorJobDetailsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorJobDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobDetails_job"}},typename]}}]}}, BidActions_job, BidTerms_bid, JobCard_job, JobHistory_event, JobRating_rating, JobRecord_job, JobRequest_job, JobState_job, JobVisit_visit, MyBid_bid, VendorJobDetails_job, VendorJobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<
  types.VendorJobDetailsQuery,
  types.VendorJobDetailsQueryVariables
>

export const useVendorJobDetailsQuery = /* #__PURE__ */ queryHook(VendorJobDetailsDocument)
