import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import { TodayVisit_job } from '../fragments/TodayVisit_job.js'
import { TodayVisit_visit } from '../fragments/TodayVisit_visit.js'
import type * as types from '../graphql.js'

export const VendorTodayDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorToday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tomorrow"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"today"},"name":{"kind":"Name","value":"vendorVisits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayVisit_visit"}},typename]}},{"kind":"Field","alias":{"kind":"Name","value":"tomorrow"},"name":{"kind":"Name","value":"vendorVisits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tomorrow"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayVisit_visit"}},typename]}}]}}, JobVisit_visit, TodayVisit_job, TodayVisit_visit] } as unknown as TypedDocumentNode<
  types.VendorTodayQuery,
  types.VendorTodayQueryVariables
>

export const useVendorTodayQuery = /* #__PURE__ */ queryHook(VendorTodayDocument)
