import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { ServiceAreaList_area } from '../fragments/ServiceAreaList_area.js'
import type * as types from '../graphql.js'

export const ServiceAreasDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAreaList_area"}},typename]}}]}}, ServiceAreaList_area] } as unknown as TypedDocumentNode<
  types.ServiceAreasQuery,
  types.ServiceAreasQueryVariables
>

export const useServiceAreasQuery = /* #__PURE__ */ queryHook(ServiceAreasDocument)
