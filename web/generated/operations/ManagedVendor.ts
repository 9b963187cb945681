import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BusinessFacts_business } from '../fragments/BusinessFacts_business.js'
import { ManagedBusiness_business } from '../fragments/ManagedBusiness_business.js'
import { ManagedDocument_document } from '../fragments/ManagedDocument_document.js'
import { ManagedVendor_user } from '../fragments/ManagedVendor_user.js'
import type * as types from '../graphql.js'

export const ManagedVendorDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedVendor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedVendor_user"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},typename]}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vendorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedBusiness_business"}},typename]}}]}}, BusinessFacts_business, ManagedBusiness_business, ManagedDocument_document, ManagedVendor_user] } as unknown as TypedDocumentNode<
  types.ManagedVendorQuery,
  types.ManagedVendorQueryVariables
>

export const useManagedVendorQuery = /* #__PURE__ */ queryHook(ManagedVendorDocument)
