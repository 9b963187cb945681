import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutationHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Notices_preferences } from '../fragments/Notices_preferences.js'
import { PushDevices_preferences } from '../fragments/PushDevices_preferences.js'
import { TextMessages_preferences } from '../fragments/TextMessages_preferences.js'
import type * as types from '../graphql.js'

export const StopTextsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notices_preferences"}},typename]}}]}}, Notices_preferences, PushDevices_preferences, TextMessages_preferences] } as unknown as TypedDocumentNode<
  types.StopTextsMutation,
  types.StopTextsMutationVariables
>

export const useStopTextsMutation = /* #__PURE__ */ mutationHook(StopTextsDocument)
