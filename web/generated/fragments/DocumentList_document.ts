import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const DocumentList_document = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentList_document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"filePath"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reviewReason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},typename]}}

export const DocumentList_DocumentFragmentDoc = { kind: 'Document', definitions: [DocumentList_document] } as unknown as TypedDocumentNode<types.DocumentList_DocumentFragment, unknown>
