import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { AdminSuspension_request } from '../fragments/AdminSuspension_request.js'
import type * as types from '../graphql.js'

export const AdminSuspensionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSuspensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSuspensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSuspension_request"}},typename]}}]}}, AdminSuspension_request] } as unknown as TypedDocumentNode<
  types.AdminSuspensionsQuery,
  types.AdminSuspensionsQueryVariables
>

export const useAdminSuspensionsQuery = /* #__PURE__ */ queryHook(AdminSuspensionsDocument)
