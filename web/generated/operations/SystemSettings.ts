import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const SystemSettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"legalLine"}},{"kind":"Field","name":{"kind":"Name","value":"documentsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"visitPhotosRequired"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},typename]}}]}}] } as unknown as TypedDocumentNode<
  types.SystemSettingsQuery,
  types.SystemSettingsQueryVariables
>

export const useSystemSettingsQuery = /* #__PURE__ */ queryHook(SystemSettingsDocument)
