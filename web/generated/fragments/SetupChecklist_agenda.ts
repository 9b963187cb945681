import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import type * as types from '../graphql.js'

export const SetupChecklist_agenda = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupChecklist_agenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorAgenda"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasServices"}},{"kind":"Field","name":{"kind":"Name","value":"offersRentals"}},{"kind":"Field","name":{"kind":"Name","value":"hasRates"}},{"kind":"Field","name":{"kind":"Name","value":"hasAreas"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOnFile"}},{"kind":"Field","name":{"kind":"Name","value":"hasBid"}},{"kind":"Field","name":{"kind":"Name","value":"hasJob"}},typename]}}

export const SetupChecklist_AgendaFragmentDoc = { kind: 'Document', definitions: [SetupChecklist_agenda] } as unknown as TypedDocumentNode<types.SetupChecklist_AgendaFragment, unknown>
