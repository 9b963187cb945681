import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ServiceAreaList_area } from '../fragments/ServiceAreaList_area.js'
import type * as types from '../graphql.js'

export const AddServiceAreaDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddServiceArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addServiceArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAreaList_area"}},typename]}}]}}, ServiceAreaList_area] } as unknown as TypedDocumentNode<
  types.AddServiceAreaMutation,
  types.AddServiceAreaMutationVariables
>

export const useAddServiceAreaMutation = /* #__PURE__ */ mutationHook(AddServiceAreaDocument)
