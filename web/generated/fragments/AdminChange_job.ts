import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobRow_job } from '../fragments/JobRow_job.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { ViewedJob_job } from '../fragments/ViewedJob_job.js'
import type * as types from '../graphql.js'

export const AdminChange_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminChange_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedJob_job"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},typename]}}

export const AdminChange_JobFragmentDoc = { kind: 'Document', definitions: [AdminChange_job, JobCard_job, JobRequest_job, JobRow_job, Placed_job, ViewedJob_job] } as unknown as TypedDocumentNode<types.AdminChange_JobFragment, unknown>
