import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const DownloadMyData_export = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DownloadMyData_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"downloadPath"}},typename]}}

export const DownloadMyData_ExportFragmentDoc = { kind: 'Document', definitions: [DownloadMyData_export] } as unknown as TypedDocumentNode<types.DownloadMyData_ExportFragment, unknown>
