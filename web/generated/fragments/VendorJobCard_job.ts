import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import type * as types from '../graphql.js'

export const VendorJobCard_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorJobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRequest_job"}},{"kind":"Field","name":{"kind":"Name","value":"finalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},typename]}}

export const VendorJobCard_JobFragmentDoc = { kind: 'Document', definitions: [VendorJobCard_job, JobCard_job, JobRequest_job] } as unknown as TypedDocumentNode<types.VendorJobCard_JobFragment, unknown>
