import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const MessageThread_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageThread_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"givenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanMessage"}},typename]}}

export const MessageThread_JobFragmentDoc = { kind: 'Document', definitions: [MessageThread_job] } as unknown as TypedDocumentNode<types.MessageThread_JobFragment, unknown>
