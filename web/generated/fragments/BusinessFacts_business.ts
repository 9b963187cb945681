import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const BusinessFacts_business = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessFacts_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"}},{"kind":"Field","name":{"kind":"Name","value":"nameRemovedFor"}},{"kind":"Field","name":{"kind":"Name","value":"logoRemovedFor"}},typename]}}

export const BusinessFacts_BusinessFragmentDoc = { kind: 'Document', definitions: [BusinessFacts_business] } as unknown as TypedDocumentNode<types.BusinessFacts_BusinessFragment, unknown>
