import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const VendorJobState_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorJobState_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobState_job"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanStart"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanComplete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorStatCards_stats"}},typename]}},typename]}},typename]}}

export const VendorJobState_JobFragmentDoc = { kind: 'Document', definitions: [VendorJobState_job, JobHistory_event, JobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<types.VendorJobState_JobFragment, unknown>
