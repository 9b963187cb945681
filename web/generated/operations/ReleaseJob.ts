import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { VendorJobState_job } from '../fragments/VendorJobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const ReleaseJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobState_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},{"kind":"Field","name":{"kind":"Name","value":"myBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorStatCards_stats"}},typename]}},typename]}},typename]}},typename]}}]}}, BidActions_job, BidTerms_bid, JobHistory_event, JobState_job, MyBid_bid, Placed_job, VendorJobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<
  types.ReleaseJobMutation,
  types.ReleaseJobMutationVariables
>

export const useReleaseJobMutation = /* #__PURE__ */ mutationHook(ReleaseJobDocument)
