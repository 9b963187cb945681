import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { DownloadMyData_export } from '../fragments/DownloadMyData_export.js'
import type * as types from '../graphql.js'

export const MyDataExportDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DownloadMyData_export"}},typename]}}]}}, DownloadMyData_export] } as unknown as TypedDocumentNode<
  types.MyDataExportQuery,
  types.MyDataExportQueryVariables
>

export const useMyDataExportQuery = /* #__PURE__ */ queryHook(MyDataExportDocument)
