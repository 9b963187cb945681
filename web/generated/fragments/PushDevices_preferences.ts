import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const PushDevices_preferences = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushDevices_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"pushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},typename]}},typename]}}

export const PushDevices_PreferencesFragmentDoc = { kind: 'Document', definitions: [PushDevices_preferences] } as unknown as TypedDocumentNode<types.PushDevices_PreferencesFragment, unknown>
