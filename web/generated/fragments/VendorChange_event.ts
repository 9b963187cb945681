import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const VendorChange_event = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorChange_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},typename]}},typename]}}

export const VendorChange_EventFragmentDoc = { kind: 'Document', definitions: [VendorChange_event] } as unknown as TypedDocumentNode<types.VendorChange_EventFragment, unknown>
