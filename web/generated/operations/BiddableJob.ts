import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import type * as types from '../graphql.js'

export const BiddableJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BiddableJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRequest_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},typename]}}]}}, BidActions_job, BidTerms_bid, JobCard_job, JobRequest_job, MyBid_bid] } as unknown as TypedDocumentNode<
  types.BiddableJobQuery,
  types.BiddableJobQueryVariables
>

export const useBiddableJobQuery = /* #__PURE__ */ queryHook(BiddableJobDocument)
