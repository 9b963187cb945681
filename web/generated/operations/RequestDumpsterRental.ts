import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { BidCard_bid } from '../fragments/BidCard_bid.js'
import { BidCard_vendor } from '../fragments/BidCard_vendor.js'
import { MessageThread_job } from '../fragments/MessageThread_job.js'
import { OrderCard_job } from '../fragments/OrderCard_job.js'
import { OrderDetails_job } from '../fragments/OrderDetails_job.js'
import { RatingGiven_rating } from '../fragments/RatingGiven_rating.js'
import type * as types from '../graphql.js'

export const RequestDumpsterRentalDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDumpsterRental"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DumpsterRentalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDumpsterRental"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetails_job"}}]}}]}}, BidCard_bid, BidCard_vendor, MessageThread_job, OrderCard_job, OrderDetails_job, RatingGiven_rating] } as unknown as TypedDocumentNode<
  types.RequestDumpsterRentalMutation,
  types.RequestDumpsterRentalMutationVariables
>

export const useRequestDumpsterRentalMutation = /* #__PURE__ */ mutationHook(RequestDumpsterRentalDocument)
