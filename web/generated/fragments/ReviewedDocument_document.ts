import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { ManagedDocument_document } from '../fragments/ManagedDocument_document.js'
import type * as types from '../graphql.js'

export const ReviewedDocument_document = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedDocument_document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDocument_document"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"initialServiceZipCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOnFile"}},typename]}},typename]}}

export const ReviewedDocument_DocumentFragmentDoc = { kind: 'Document', definitions: [ReviewedDocument_document, ManagedDocument_document] } as unknown as TypedDocumentNode<types.ReviewedDocument_DocumentFragment, unknown>
