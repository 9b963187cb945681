import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const FailedTask_task = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedTask_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},typename]}}

export const FailedTask_TaskFragmentDoc = { kind: 'Document', definitions: [FailedTask_task] } as unknown as TypedDocumentNode<types.FailedTask_TaskFragment, unknown>
