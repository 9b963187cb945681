import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { JobVisit_visit } from '../fragments/JobVisit_visit.js'
import { TodayVisit_job } from '../fragments/TodayVisit_job.js'
import type * as types from '../graphql.js'

export const TodayVisit_visit = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodayVisit_visit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit_visit"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayVisit_job"}},typename]}},typename]}}

export const TodayVisit_VisitFragmentDoc = { kind: 'Document', definitions: [TodayVisit_visit, JobVisit_visit, TodayVisit_job] } as unknown as TypedDocumentNode<types.TodayVisit_VisitFragment, unknown>
