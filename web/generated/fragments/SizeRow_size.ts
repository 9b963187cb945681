import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { Rates_size } from '../fragments/Rates_size.js'
import type * as types from '../graphql.js'

export const SizeRow_size = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SizeRow_size"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DumpsterSize"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rates_size"}},typename]}}

export const SizeRow_SizeFragmentDoc = { kind: 'Document', definitions: [SizeRow_size, Rates_size] } as unknown as TypedDocumentNode<types.SizeRow_SizeFragment, unknown>
