import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ServiceAreaList_area } from '../fragments/ServiceAreaList_area.js'
import type * as types from '../graphql.js'

export const AddServiceAreasDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddServiceAreas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCodes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addServiceAreas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCodes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCodes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAreaList_area"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},typename]}},typename]}}]}}, ServiceAreaList_area] } as unknown as TypedDocumentNode<
  types.AddServiceAreasMutation,
  types.AddServiceAreasMutationVariables
>

export const useAddServiceAreasMutation = /* #__PURE__ */ mutationHook(AddServiceAreasDocument)
