import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { BidActions_job } from '../fragments/BidActions_job.js'
import { JobWork_job } from '../fragments/JobWork_job.js'
import { MyBid_bid } from '../fragments/MyBid_bid.js'
import { RateCustomer_rating } from '../fragments/RateCustomer_rating.js'
import { VendorJobState_job } from '../fragments/VendorJobState_job.js'
import { VendorStatCards_stats } from '../fragments/VendorStatCards_stats.js'
import type * as types from '../graphql.js'

export const VendorJobDetails_job = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorJobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobWork_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidActions_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VendorJobState_job"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSeesDetails"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateCustomer_rating"}}]}}]}}

export const VendorJobDetails_JobFragmentDoc = { kind: 'Document', definitions: [VendorJobDetails_job, BidActions_job, JobWork_job, MyBid_bid, RateCustomer_rating, VendorJobState_job, VendorStatCards_stats] } as unknown as TypedDocumentNode<types.VendorJobDetails_JobFragment, unknown>
