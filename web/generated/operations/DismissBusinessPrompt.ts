import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const DismissBusinessPromptDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissBusinessPrompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissBusinessPrompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"asksForBusiness"}},typename]}}]}}] } as unknown as TypedDocumentNode<
  types.DismissBusinessPromptMutation,
  types.DismissBusinessPromptMutationVariables
>

export const useDismissBusinessPromptMutation = /* #__PURE__ */ mutationHook(DismissBusinessPromptDocument)
