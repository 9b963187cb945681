import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { FailedTask_task } from '../fragments/FailedTask_task.js'
import type * as types from '../graphql.js'

export const FailedTasksDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FailedTask_task"}},typename]}}]}}, FailedTask_task] } as unknown as TypedDocumentNode<
  types.FailedTasksQuery,
  types.FailedTasksQueryVariables
>

export const useFailedTasksQuery = /* #__PURE__ */ queryHook(FailedTasksDocument)
