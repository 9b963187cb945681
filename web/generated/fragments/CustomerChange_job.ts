import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { OrderCard_job } from '../fragments/OrderCard_job.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { TicketOrder_job } from '../fragments/TicketOrder_job.js'
import { VendorChange_event } from '../fragments/VendorChange_event.js'
import type * as types from '../graphql.js'

export const CustomerChange_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerChange_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketOrder_job"}},typename]}}

export const CustomerChange_JobFragmentDoc = { kind: 'Document', definitions: [CustomerChange_job, JobCard_job, OrderCard_job, Placed_job, TicketOrder_job, VendorChange_event] } as unknown as TypedDocumentNode<types.CustomerChange_JobFragment, unknown>
