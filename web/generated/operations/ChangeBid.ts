import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import type * as types from '../graphql.js'

export const ChangeBidDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBid_bid"}},typename]}}]}}, BidTerms_bid, MyBid_bid] } as unknown as TypedDocumentNode<
  types.ChangeBidMutation,
  types.ChangeBidMutationVariables
>

export const useChangeBidMutation = /* #__PURE__ */ mutationHook(ChangeBidDocument)
