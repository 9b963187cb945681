import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import type * as types from '../graphql.js'

export const AgendaJob_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dropoffTimePreference"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},typename]}}

export const AgendaJob_JobFragmentDoc = { kind: 'Document', definitions: [AgendaJob_job, JobCard_job] } as unknown as TypedDocumentNode<types.AgendaJob_JobFragment, unknown>
