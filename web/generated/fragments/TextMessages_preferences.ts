import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const TextMessages_preferences = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextMessages_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"textConsent"}},typename]}}

export const TextMessages_PreferencesFragmentDoc = { kind: 'Document', definitions: [TextMessages_preferences] } as unknown as TypedDocumentNode<types.TextMessages_PreferencesFragment, unknown>
