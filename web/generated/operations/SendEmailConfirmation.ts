import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const SendEmailConfirmationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}},typename]}}]}}, Viewer] } as unknown as TypedDocumentNode<
  types.SendEmailConfirmationMutation,
  types.SendEmailConfirmationMutationVariables
>

export const useSendEmailConfirmationMutation = /* #__PURE__ */ mutationHook(SendEmailConfirmationDocument)
