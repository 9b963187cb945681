import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const ServiceAreaList_area = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAreaList_area"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceArea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},typename]}}

export const ServiceAreaList_AreaFragmentDoc = { kind: 'Document', definitions: [ServiceAreaList_area] } as unknown as TypedDocumentNode<types.ServiceAreaList_AreaFragment, unknown>
