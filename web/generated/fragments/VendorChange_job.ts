import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { typename } from '../../apollo/typename.js'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { BidTerms_bid } from '../fragments/BidTerms_bid.js'
import { EarnedJob_job } from '../fragments/EarnedJob_job.js'
import { JobCard_job } from '../fragments/JobCard_job.js'
import { JobRequest_job } from '../fragments/JobRequest_job.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import { Placed_job } from '../fragments/Placed_job.js'
import { VendorJobCard_job } from '../fragments/VendorJobCard_job.js'
import type * as types from '../graphql.js'

export const VendorChange_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorChange_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Placed_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobCard_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarnedJob_job"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},typename]}}

export const VendorChange_JobFragmentDoc = { kind: 'Document', definitions: [VendorChange_job, BidActions_job, BidTerms_bid, EarnedJob_job, JobCard_job, JobRequest_job, MyBid_bid, Placed_job, VendorJobCard_job] } as unknown as TypedDocumentNode<types.VendorChange_JobFragment, unknown>
