import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobRating_rating } from '../fragments/JobRating_rating.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import type * as types from '../graphql.js'

export const JobRecord_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRecord_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRequest_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobState_job"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSeesDetails"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRate"}},{"kind":"Field","name":{"kind":"Name","value":"ratingsSealedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsRated"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit_visit"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRating_rating"}},typename]}},typename]}}

export const JobRecord_JobFragmentDoc = { kind: 'Document', definitions: [JobRecord_job, JobCard_job, JobHistory_event, JobRating_rating, JobRequest_job, JobState_job, JobVisit_visit] } as unknown as TypedDocumentNode<types.JobRecord_JobFragment, unknown>
