/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SystemSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemSettingsQuery = { settings: { serviceFeePercent: number, supportPhone: string | null, legalLine: string, documentsRequired: boolean, visitPhotosRequired: boolean, cancellationPercent: number, cancellationCap: string, timeZone: string, howToPayFees: string | null, version: number } };

export type UpdateSettingsMutationVariables = Exact<{
  input: Types.UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { serviceFeePercent: number, supportPhone: string | null, legalLine: string, documentsRequired: boolean, visitPhotosRequired: boolean, cancellationPercent: number, cancellationCap: string, timeZone: string, howToPayFees: string | null, version: number } };


export const SystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"legalLine"}},{"kind":"Field","name":{"kind":"Name","value":"documentsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"visitPhotosRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationCap"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"howToPayFees"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SystemSettingsQuery, SystemSettingsQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"legalLine"}},{"kind":"Field","name":{"kind":"Name","value":"documentsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"visitPhotosRequired"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationCap"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"howToPayFees"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;