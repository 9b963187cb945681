import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryHook } from '../../apollo/hooks.js'
import { typename } from '../../apollo/typename.js'
import { AgendaBid_bid } from '../fragments/AgendaBid_bid.js'
import { AgendaJob_job } from '../fragments/AgendaJob_job.js'
import { Agenda_agenda } from '../fragments/Agenda_agenda.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import { SetupChecklist_agenda } from '../fragments/SetupChecklist_agenda.js'
import { Shell_settings } from '../fragments/Shell_settings.js'
import { Shell_viewer } from '../fragments/Shell_viewer.js'
import { UnconfirmedBid_bid } from '../fragments/UnconfirmedBid_bid.js'
import { VendorJobCard_job } from '../fragments/VendorJobCard_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import { Viewer } from '../fragments/Viewer.js'
import type * as types from '../graphql.js'

export const VendorFirstScreenDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorFirstScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_viewer"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_settings"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"availableJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRequest_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},typename]}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"vendorJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"due"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobCard_job"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},typename]}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"vendorStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorStatCards_stats"}},typename]}},{"kind":"Field","name":{"kind":"Name","value":"vendorAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Agenda_agenda"}},typename]}}]}}, AgendaBid_bid, AgendaJob_job, Agenda_agenda, BidActions_job, BidTerms_bid, JobCard_job, JobRequest_job, MyBid_bid, SetupChecklist_agenda, Shell_settings, Shell_viewer, UnconfirmedBid_bid, VendorJobCard_job, VendorStatCards_stats, Viewer] } as unknown as TypedDocumentNode<
  types.VendorFirstScreenQuery,
  types.VendorFirstScreenQueryVariables
>

export const useVendorFirstScreenQuery = /* #__PURE__ */ queryHook(VendorFirstScreenDocument)
