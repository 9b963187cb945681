import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const NoticeLine_notice = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeLine_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},typename]}}

export const NoticeLine_NoticeFragmentDoc = { kind: 'Document', definitions: [NoticeLine_notice] } as unknown as TypedDocumentNode<types.NoticeLine_NoticeFragment, unknown>
