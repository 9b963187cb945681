import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const Shell_settings = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"legalLine"}},{"kind":"Field","name":{"kind":"Name","value":"serviceFeePercent"}},typename]}}

export const Shell_SettingsFragmentDoc = { kind: 'Document', definitions: [Shell_settings] } as unknown as TypedDocumentNode<types.Shell_SettingsFragment, unknown>
