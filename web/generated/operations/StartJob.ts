import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { JobHistory_event } from '../fragments/JobHistory_event.js'
import { JobState_job } from '../fragments/JobState_job.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { VendorJobState_job } from '../fragments/VendorJobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const StartJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobState_job"}},typename]}}]}}, JobHistory_event, JobState_job, Placed_job, VendorJobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<
  types.StartJobMutation,
  types.StartJobMutationVariables
>

export const useStartJobMutation = /* #__PURE__ */ mutationHook(StartJobDocument)
