/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { supportPhone: string | null, supportEmail: string, legalLine: string, serviceFeePercent: number, cancellationPercent: number, cancellationCap: string, takesCards: boolean } };


export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"legalLine"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationCap"}},{"kind":"Field","name":{"kind":"Name","value":"takesCards"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;