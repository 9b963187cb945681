import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { Changes } from '../fragments/Changes.js'
import { EarnedJob_job } from '../fragments/EarnedJob_job.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { VendorChange_job } from '../fragments/VendorChange_job.js'
import { VendorJobCard_job } from '../fragments/VendorJobCard_job.js'
import type * as types from '../graphql.js'

export const VendorChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VendorChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Changes"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorChange_job"}},typename]}},typename]}}]}}, BidActions_job, BidTerms_bid, Changes, EarnedJob_job, JobCard_job, JobRequest_job, MyBid_bid, Placed_job, VendorChange_job, VendorJobCard_job] } as unknown as TypedDocumentNode<
  types.VendorChangesSubscription,
  types.VendorChangesSubscriptionVariables
>
