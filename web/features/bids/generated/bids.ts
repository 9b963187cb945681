/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BidTerms_BidFragment = { includedDays: number | null, includedTons: string | null, extraDayPrice: string | null, extraTonPrice: string | null, tripFee: string | null, swapPrice: string | null };

export type ConfirmBidMutationVariables = Exact<{
  bidId: string;
  version: number;
}>;


export type ConfirmBidMutation = { confirmBid: { id: string, status: Types.BidStatus, expiresAt: string, unconfirmedSince: string | null, requestChanges: Array<Types.RequestField> } };

export const BidTerms_BidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidTerms_bid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includedDays"}},{"kind":"Field","name":{"kind":"Name","value":"includedTons"}},{"kind":"Field","name":{"kind":"Name","value":"extraDayPrice"}},{"kind":"Field","name":{"kind":"Name","value":"extraTonPrice"}},{"kind":"Field","name":{"kind":"Name","value":"tripFee"}},{"kind":"Field","name":{"kind":"Name","value":"swapPrice"}}]}}]} as unknown as DocumentNode<BidTerms_BidFragment, unknown>;
export const ConfirmBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}},{"kind":"Field","name":{"kind":"Name","value":"requestChanges"}}]}}]}}]} as unknown as DocumentNode<ConfirmBidMutation, ConfirmBidMutationVariables>;