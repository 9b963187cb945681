import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const ServiceChoice_service = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceChoice_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},typename]}}

export const ServiceChoice_ServiceFragmentDoc = { kind: 'Document', definitions: [ServiceChoice_service] } as unknown as TypedDocumentNode<types.ServiceChoice_ServiceFragment, unknown>
