import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { Changes } from '../fragments/Changes.js'
import { CustomerChange_job } from '../fragments/CustomerChange_job.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { OrderCard_job } from '../fragments/OrderCard_job.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { TicketOrder_job } from '../fragments/TicketOrder_job.js'
import { VendorChange_event } from '../fragments/VendorChange_event.js'
import type * as types from '../graphql.js'

export const CustomerChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CustomerChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Changes"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerChange_job"}},typename]}},typename]}}]}}, Changes, CustomerChange_job, JobCard_job, OrderCard_job, Placed_job, TicketOrder_job, VendorChange_event] } as unknown as TypedDocumentNode<
  types.CustomerChangesSubscription,
  types.CustomerChangesSubscriptionVariables
>
