import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BusinessFacts_business } from '../fragments/BusinessFacts_business.js'
import type * as types from '../graphql.js'

export const OwnBusiness_business = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBusiness_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessFacts_business"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},typename]}}

export const OwnBusiness_BusinessFragmentDoc = { kind: 'Document', definitions: [OwnBusiness_business, BusinessFacts_business] } as unknown as TypedDocumentNode<types.OwnBusiness_BusinessFragment, unknown>
