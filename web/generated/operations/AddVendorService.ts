import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ServiceChoice_service } from '../fragments/ServiceChoice_service.js'
import type * as types from '../graphql.js'

export const AddVendorServiceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddVendorService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addVendorService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"serviceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceChoice_service"}},typename]}}]}}, ServiceChoice_service] } as unknown as TypedDocumentNode<
  types.AddVendorServiceMutation,
  types.AddVendorServiceMutationVariables
>

export const useAddVendorServiceMutation = /* #__PURE__ */ mutationHook(AddVendorServiceDocument)
