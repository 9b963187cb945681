import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { OrderCard_job } from '../fragments/OrderCard_job.js'
import { VendorChange_event } from '../fragments/VendorChange_event.js'
import type * as types from '../graphql.js'

export const UnfinishedOrdersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnfinishedOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unfinished"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_job"}},typename]}},typename]}}]}}, JobCard_job, OrderCard_job, VendorChange_event] } as unknown as TypedDocumentNode<
  types.UnfinishedOrdersQuery,
  types.UnfinishedOrdersQueryVariables
>

export const useUnfinishedOrdersQuery = /* #__PURE__ */ queryHook(UnfinishedOrdersDocument)
