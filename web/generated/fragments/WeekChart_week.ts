import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const WeekChart_week = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekChart_week"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarnedWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}},typename]}}

export const WeekChart_WeekFragmentDoc = { kind: 'Document', definitions: [WeekChart_week] } as unknown as TypedDocumentNode<types.WeekChart_WeekFragment, unknown>
