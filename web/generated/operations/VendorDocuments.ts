import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { DocumentList_document } from '../fragments/DocumentList_document.js'
import type * as types from '../graphql.js'

export const VendorDocumentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentList_document"}},typename]}}]}}, DocumentList_document] } as unknown as TypedDocumentNode<
  types.VendorDocumentsQuery,
  types.VendorDocumentsQueryVariables
>

export const useVendorDocumentsQuery = /* #__PURE__ */ queryHook(VendorDocumentsDocument)
