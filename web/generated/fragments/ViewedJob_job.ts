import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { JobRow_job } from '../fragments/JobRow_job.js'
import type * as types from '../graphql.js'

export const ViewedJob_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDateTime"}},{"kind":"Field","name":{"kind":"Name","value":"dropoffDate"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasHazardousItems"}},{"kind":"Field","name":{"kind":"Name","value":"customerBudget"}},{"kind":"Field","name":{"kind":"Name","value":"dumpsterSize"}},{"kind":"Field","name":{"kind":"Name","value":"serviceInstructions"}}]}}

export const ViewedJob_JobFragmentDoc = { kind: 'Document', definitions: [ViewedJob_job, JobRow_job] } as unknown as TypedDocumentNode<types.ViewedJob_JobFragment, unknown>
