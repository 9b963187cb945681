import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Rates_size } from '../fragments/Rates_size.js'
import { SizeRow_size } from '../fragments/SizeRow_size.js'
import type * as types from '../graphql.js'

export const AddDumpsterSizeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDumpsterSize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDumpsterSizeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDumpsterSize"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SizeRow_size"}},typename]}}]}}, Rates_size, SizeRow_size] } as unknown as TypedDocumentNode<
  types.AddDumpsterSizeMutation,
  types.AddDumpsterSizeMutationVariables
>

export const useAddDumpsterSizeMutation = /* #__PURE__ */ mutationHook(AddDumpsterSizeDocument)
