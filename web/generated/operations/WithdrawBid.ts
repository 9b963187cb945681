import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import type * as types from '../graphql.js'

export const WithdrawBidDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBid_bid"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},typename]}},typename]}}]}}, BidActions_job, BidTerms_bid, MyBid_bid] } as unknown as TypedDocumentNode<
  types.WithdrawBidMutation,
  types.WithdrawBidMutationVariables
>

export const useWithdrawBidMutation = /* #__PURE__ */ mutationHook(WithdrawBidDocument)
