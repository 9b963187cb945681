import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ServiceChoice_service } from '../fragments/ServiceChoice_service.js'
import type * as types from '../graphql.js'

export const VendorServicesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceChoice_service"}},typename]}}]}}, ServiceChoice_service] } as unknown as TypedDocumentNode<
  types.VendorServicesQuery,
  types.VendorServicesQueryVariables
>

export const useVendorServicesQuery = /* #__PURE__ */ queryHook(VendorServicesDocument)
