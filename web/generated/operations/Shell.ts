import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { Shell_settings } from '../fragments/Shell_settings.js'
import { Shell_viewer } from '../fragments/Shell_viewer.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const ShellDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_viewer"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_settings"}},typename]}}]}}, Shell_settings, Shell_viewer, Viewer] } as unknown as TypedDocumentNode<
  types.ShellQuery,
  types.ShellQueryVariables
>

export const useShellQuery = /* #__PURE__ */ queryHook(ShellDocument)
