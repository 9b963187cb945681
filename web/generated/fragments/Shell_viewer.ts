import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const Shell_viewer = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}},typename]}}

export const Shell_ViewerFragmentDoc = { kind: 'Document', definitions: [Shell_viewer, Viewer] } as unknown as TypedDocumentNode<types.Shell_ViewerFragment, unknown>
