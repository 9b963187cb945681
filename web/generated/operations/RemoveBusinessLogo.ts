import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BusinessFacts_business } from '../fragments/BusinessFacts_business.js'
import { ManagedBusiness_business } from '../fragments/ManagedBusiness_business.js'
import type * as types from '../graphql.js'

export const RemoveBusinessLogoDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBusinessLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFromBusinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBusinessLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedBusiness_business"}},typename]}}]}}, BusinessFacts_business, ManagedBusiness_business] } as unknown as TypedDocumentNode<
  types.RemoveBusinessLogoMutation,
  types.RemoveBusinessLogoMutationVariables
>

export const useRemoveBusinessLogoMutation = /* #__PURE__ */ mutationHook(RemoveBusinessLogoDocument)
