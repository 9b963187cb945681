import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { AdminChange_job } from '../fragments/AdminChange_job.js'
import { Changes } from '../fragments/Changes.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { JobRow_job } from '../fragments/JobRow_job.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { ViewedJob_job } from '../fragments/ViewedJob_job.js'
import type * as types from '../graphql.js'

export const AdminChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AdminChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Changes"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminChange_job"}},typename]}},typename]}}]}}, AdminChange_job, Changes, JobCard_job, JobRequest_job, JobRow_job, Placed_job, ViewedJob_job] } as unknown as TypedDocumentNode<
  types.AdminChangesSubscription,
  types.AdminChangesSubscriptionVariables
>
