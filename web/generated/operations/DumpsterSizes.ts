import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Rates_size } from '../fragments/Rates_size.js'
import { SizeRow_size } from '../fragments/SizeRow_size.js'
import type * as types from '../graphql.js'

export const DumpsterSizesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DumpsterSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dumpsterSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SizeRow_size"}},typename]}}]}}, Rates_size, SizeRow_size] } as unknown as TypedDocumentNode<
  types.DumpsterSizesQuery,
  types.DumpsterSizesQueryVariables
>

export const useDumpsterSizesQuery = /* #__PURE__ */ queryHook(DumpsterSizesDocument)
