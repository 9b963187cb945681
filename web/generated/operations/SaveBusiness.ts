import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { BusinessFacts_business } from '../fragments/BusinessFacts_business.js'
import { OwnBusiness_business } from '../fragments/OwnBusiness_business.js'
import type * as types from '../graphql.js'

export const SaveBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBusinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBusiness_business"}},typename]}}]}}, BusinessFacts_business, OwnBusiness_business] } as unknown as TypedDocumentNode<
  types.SaveBusinessMutation,
  types.SaveBusinessMutationVariables
>

export const useSaveBusinessMutation = /* #__PURE__ */ mutationHook(SaveBusinessDocument)
