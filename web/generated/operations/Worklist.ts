import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { FailedTask_task } from '../fragments/FailedTask_task.js'
import { WorklistJob_job } from '../fragments/WorklistJob_job.js'
import { Worklist_worklist } from '../fragments/Worklist_worklist.js'
import type * as types from '../graphql.js'

export const WorklistDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Worklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Worklist_worklist"}},typename]}}]}}, FailedTask_task, WorklistJob_job, Worklist_worklist] } as unknown as TypedDocumentNode<
  types.WorklistQuery,
  types.WorklistQueryVariables
>

export const useWorklistQuery = /* #__PURE__ */ queryHook(WorklistDocument)
