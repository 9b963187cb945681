import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { VendorJobState_job } from '../fragments/VendorJobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const MovedVisit_visit = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedVisit_visit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit_visit"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobState_job"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit_visit"}},typename]}},typename]}},typename]}}

export const MovedVisit_VisitFragmentDoc = { kind: 'Document', definitions: [MovedVisit_visit, JobHistory_event, JobState_job, JobVisit_visit, Placed_job, VendorJobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<types.MovedVisit_VisitFragment, unknown>
