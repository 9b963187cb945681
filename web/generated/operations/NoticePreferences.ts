import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Notices_preferences } from '../fragments/Notices_preferences.js'
import { PushDevices_preferences } from '../fragments/PushDevices_preferences.js'
import { TextMessages_preferences } from '../fragments/TextMessages_preferences.js'
import type * as types from '../graphql.js'

export const NoticePreferencesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notices_preferences"}},typename]}}]}}, Notices_preferences, PushDevices_preferences, TextMessages_preferences] } as unknown as TypedDocumentNode<
  types.NoticePreferencesQuery,
  types.NoticePreferencesQueryVariables
>

export const useNoticePreferencesQuery = /* #__PURE__ */ queryHook(NoticePreferencesDocument)
