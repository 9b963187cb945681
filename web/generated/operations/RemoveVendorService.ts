import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ServiceChoice_service } from '../fragments/ServiceChoice_service.js'
import type * as types from '../graphql.js'

export const RemoveVendorServiceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveVendorService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeVendorService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"serviceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceChoice_service"}},typename]}}]}}, ServiceChoice_service] } as unknown as TypedDocumentNode<
  types.RemoveVendorServiceMutation,
  types.RemoveVendorServiceMutationVariables
>

export const useRemoveVendorServiceMutation = /* #__PURE__ */ mutationHook(RemoveVendorServiceDocument)
