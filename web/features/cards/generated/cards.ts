/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCardsQuery = { business: { vendorId: string, cards: { status: Types.CardStatus, needs: Array<string> } | null } | null };

export type ConnectPaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectPaymentsMutation = { connectPayments: { url: string } };

export type DisconnectPaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectPaymentsMutation = { disconnectPayments: boolean };


export const OwnCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCardsQuery, OwnCardsQueryVariables>;
export const ConnectPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ConnectPaymentsMutation, ConnectPaymentsMutationVariables>;
export const DisconnectPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectPayments"}}]}}]} as unknown as DocumentNode<DisconnectPaymentsMutation, DisconnectPaymentsMutationVariables>;