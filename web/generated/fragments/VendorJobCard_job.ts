import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { JobWork_job } from '../fragments/JobWork_job.js'
import type * as types from '../graphql.js'

export const VendorJobCard_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorJobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobWork_job"}},{"kind":"Field","name":{"kind":"Name","value":"finalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}}

export const VendorJobCard_JobFragmentDoc = { kind: 'Document', definitions: [VendorJobCard_job, JobWork_job] } as unknown as TypedDocumentNode<types.VendorJobCard_JobFragment, unknown>
