import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BidCard_bid } from '../fragments/BidCard_bid.js'
import { BidCard_vendor } from '../fragments/BidCard_vendor.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import type * as types from '../graphql.js'

export const DeclineBidDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidCard_bid"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openBidCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAccept"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},typename]}},typename]}}]}}, BidCard_bid, BidCard_vendor, BidTerms_bid] } as unknown as TypedDocumentNode<
  types.DeclineBidMutation,
  types.DeclineBidMutationVariables
>

export const useDeclineBidMutation = /* #__PURE__ */ mutationHook(DeclineBidDocument)
