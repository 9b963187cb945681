import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const Rates_size = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rates_size"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DumpsterSize"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rentalSize"}},{"kind":"Field","name":{"kind":"Name","value":"usualPrice"}},{"kind":"Field","name":{"kind":"Name","value":"includedDays"}},{"kind":"Field","name":{"kind":"Name","value":"includedTons"}},{"kind":"Field","name":{"kind":"Name","value":"extraDayPrice"}},{"kind":"Field","name":{"kind":"Name","value":"extraTonPrice"}},{"kind":"Field","name":{"kind":"Name","value":"tripFee"}},typename]}}

export const Rates_SizeFragmentDoc = { kind: 'Document', definitions: [Rates_size] } as unknown as TypedDocumentNode<types.Rates_SizeFragment, unknown>
