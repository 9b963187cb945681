import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one, page } from '../../platform/rows/View.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { Job } from '../jobs/Job.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows, offeredRows } from '../jobs/jobRows.js'
import { toState } from '../makeMove.js'
import { Money } from '../scalars.js'
import { isOpenBid } from '../twinRows.js'
import { Bid } from './Bid.js'
import { bidFacts, bidFactsOfAvailable, bidRowsOf, mayReadBid, pricedAs } from './bidRows.js'

const JobField = fieldOf(Job)

/** The fields that bids add to a job. */
export class BidsOfJob {
  @JobField(() => Bid, { nullable: true, description: "The viewing vendor's newest bid on this job." })
  myBid?: Rel<Bid> | null

  @JobField(() => Bid, {
    nullable: true,
    description:
      'The accepted bid, whose terms were agreed. Null unless the viewer is its vendor, the customer, or an admin.',
  })
  acceptedBid?: Rel<Bid> | null

  /** Not in the schema: lowestBidTotal is computed from it. The prices and terms of the bids that count, as JSON in a text. */
  firmBidTerms?: string | null

  /** Not in the schema: whyNotBid, viewerCanAsk, and freeUnits are computed from it. JSON as text. */
  bidFacts?: string

  @JobField(() => Int, {
    description:
      'The number of pending bids. Customers and admins get the count of all pending bids, vendors only of their own.',
  })
  openBidCount?: number

  @JobField(() => Money, {
    nullable: true,
    description:
      'The lowest price of those bids counted by openBidCount that do not need the vendor to confirm them (see Bid.unconfirmedSince). Null if there are none.',
  })
  lowestBidPrice?: string | null
}

const b = columnsOf<Bid>('b')

/** The open bids on a job that the viewer may see. */
const openBids = (j: JobColumns) =>
  `from bids b where ${b.jobId} = ${j.id} and ${isOpenBid(b)} and ${mayReadBid(b, j)}`

/** Open bids that don't need their vendor's confirmation. */
const firmBids = (j: JobColumns) => `${openBids(j)} and ${b.unconfirmedSince} is null`

export const bidsOfJob = addsTo<Job & BidsOfJob, BidsOfJob, JobTable>(jobRows, {
  fields: {
    myBid: one(
      j => bidRowsOf(j),
      (b, j) => `${b.jobId} = ${j.id} and ${b.vendorId} = :viewer and ${b.replacedAt} is null`,
      b => `${b.createdAt} desc, ${b.id} desc`,
    ),
    acceptedBid: one(
      j => bidRowsOf(j),
      (b, j: JobColumns) =>
        `${b.jobId} = ${j.id} and ${b.status} = ${toState(bidGraph, 'accept')} and ${mayReadBid(b, j)}`,
    ),
    // The total says how long the rental is, which vendors may no longer see.
    firmBidTerms: j =>
      `case when ${j.customerId} = :viewer or :isAdmin then (select json_agg(${pricedAs(b)})::text ${firmBids(j)}) end`,
    bidFacts: j => bidFacts(j, ':viewer'),
    openBidCount: j => `(select count(*) ${openBids(j)})::int`,
    lowestBidPrice: j => `(select min(${b.price}) ${firmBids(j)})`,
  },
  pages: {
    bids: page(
      (j: JobColumns) => bidRowsOf(j),
      (b, j: JobColumns) => `${b.jobId} = ${j.id} and ${b.replacedAt} is null and ${mayReadBid(b, j)}`,
    ),
  },
  computed: {
    whyNotBid: ['bidFacts'],
    viewerCanAsk: ['bidFacts'],
    freeUnits: ['bidFacts'],
    lowestBidTotal: ['firmBidTerms', 'dumpsterSize', 'dropoffDate', 'pickupDate', 'debris'],
  },
})

/** There is no check per job in a list that contains only jobs open to the viewer. */
export const bidsOfOfferedJob = addsTo<Job & BidsOfJob, Pick<BidsOfJob, 'bidFacts'>, JobTable>(offeredRows, {
  fields: { bidFacts: j => bidFactsOfAvailable(j, ':viewer') },
})
