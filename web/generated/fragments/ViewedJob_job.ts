import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobRow_job } from '../fragments/JobRow_job.js'
import type * as types from '../graphql.js'

export const ViewedJob_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRequest_job"}},typename]}}

export const ViewedJob_JobFragmentDoc = { kind: 'Document', definitions: [ViewedJob_job, JobCard_job, JobRequest_job, JobRow_job] } as unknown as TypedDocumentNode<types.ViewedJob_JobFragment, unknown>
