import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { AgendaBid_bid } from '../fragments/AgendaBid_bid.js'
import { AgendaJob_job } from '../fragments/AgendaJob_job.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { SetupChecklist_agenda } from '../fragments/SetupChecklist_agenda.js'
import { UnconfirmedBid_bid } from '../fragments/UnconfirmedBid_bid.js'
import type * as types from '../graphql.js'

export const Agenda_agenda = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Agenda_agenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorAgenda"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"asksForBusiness"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupChecklist_agenda"}},{"kind":"Field","name":{"kind":"Name","value":"nextJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaJob_job"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"unreadJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaJob_job"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedBids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnconfirmedBid_bid"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"openBids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaBid_bid"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"openBidCount"}},{"kind":"Field","name":{"kind":"Name","value":"lostBids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaBid_bid"}},typename]}},typename]}}

export const Agenda_AgendaFragmentDoc = { kind: 'Document', definitions: [Agenda_agenda, AgendaBid_bid, AgendaJob_job, JobCard_job, SetupChecklist_agenda, UnconfirmedBid_bid] } as unknown as TypedDocumentNode<types.Agenda_AgendaFragment, unknown>
