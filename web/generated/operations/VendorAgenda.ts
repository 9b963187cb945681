import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { AgendaBid_bid } from '../fragments/AgendaBid_bid.js'
import { AgendaJob_job } from '../fragments/AgendaJob_job.js'
import { Agenda_agenda } from '../fragments/Agenda_agenda.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { SetupChecklist_agenda } from '../fragments/SetupChecklist_agenda.js'
import { UnconfirmedBid_bid } from '../fragments/UnconfirmedBid_bid.js'
import type * as types from '../graphql.js'

export const VendorAgendaDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Agenda_agenda"}},typename]}}]}}, AgendaBid_bid, AgendaJob_job, Agenda_agenda, JobCard_job, SetupChecklist_agenda, UnconfirmedBid_bid] } as unknown as TypedDocumentNode<
  types.VendorAgendaQuery,
  types.VendorAgendaQueryVariables
>

export const useVendorAgendaQuery = /* #__PURE__ */ queryHook(VendorAgendaDocument)
