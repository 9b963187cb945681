import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { OrderCard_job } from '../fragments/OrderCard_job.js'
import { Shell_settings } from '../fragments/Shell_settings.js'
import { Shell_viewer } from '../fragments/Shell_viewer.js'
import { VendorChange_event } from '../fragments/VendorChange_event.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const CustomerFirstScreenDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerFirstScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_viewer"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_settings"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"customerJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_job"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},typename]}},typename]}},{"kind":"Field","alias":{"kind":"Name","value":"unfinished"},"name":{"kind":"Name","value":"customerJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unfinished"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_job"}},typename]}},typename]}}]}}, JobCard_job, OrderCard_job, Shell_settings, Shell_viewer, VendorChange_event, Viewer] } as unknown as TypedDocumentNode<
  types.CustomerFirstScreenQuery,
  types.CustomerFirstScreenQueryVariables
>

export const useCustomerFirstScreenQuery = /* #__PURE__ */ queryHook(CustomerFirstScreenDocument)
