import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const QuestionItem_question = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionItem_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerAsked"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},typename]}}

export const QuestionItem_QuestionFragmentDoc = { kind: 'Document', definitions: [QuestionItem_question] } as unknown as TypedDocumentNode<types.QuestionItem_QuestionFragment, unknown>
