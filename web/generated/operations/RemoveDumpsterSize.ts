import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Rates_size } from '../fragments/Rates_size.js'
import { SizeRow_size } from '../fragments/SizeRow_size.js'
import type * as types from '../graphql.js'

export const RemoveDumpsterSizeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDumpsterSize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDumpsterSize"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SizeRow_size"}},typename]}}]}}, Rates_size, SizeRow_size] } as unknown as TypedDocumentNode<
  types.RemoveDumpsterSizeMutation,
  types.RemoveDumpsterSizeMutationVariables
>

export const useRemoveDumpsterSizeMutation = /* #__PURE__ */ mutationHook(RemoveDumpsterSizeDocument)
