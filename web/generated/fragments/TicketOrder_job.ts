import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const TicketOrder_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketOrder_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"dropoffDate"}},typename]}}

export const TicketOrder_JobFragmentDoc = { kind: 'Document', definitions: [TicketOrder_job] } as unknown as TypedDocumentNode<types.TicketOrder_JobFragment, unknown>
