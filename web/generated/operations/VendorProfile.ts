import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ProfileComments_comments } from '../fragments/ProfileComments_comments.js'
import { Profile_vendor } from '../fragments/Profile_vendor.js'
import type * as types from '../graphql.js'

export const VendorProfileDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_vendor"}},typename]}}]}}, ProfileComments_comments, Profile_vendor] } as unknown as TypedDocumentNode<
  types.VendorProfileQuery,
  types.VendorProfileQueryVariables
>

export const useVendorProfileQuery = /* #__PURE__ */ queryHook(VendorProfileDocument)
