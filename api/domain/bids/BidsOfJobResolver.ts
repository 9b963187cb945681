import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { nestedPage } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { expectedTotal, type Priced } from '../../rules/bids/expectedTotal.js'
import { cents } from '../../rules/cents.js'
import { ConflictReasons } from '../conflicts.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { Money } from '../scalars.js'
import { type Bid, BidConnection } from './Bid.js'
import type { BidsOfJob } from './BidsOfJob.js'
import { FreeUnits } from './FreeUnits.js'
import { type BidFacts, whyNotAvailable, whyNotBid } from './whyNotBid.js'

@Resolver(() => Job)
export class BidsOfJobResolver {
  @FieldResolver(() => ConflictReasons, {
    nullable: true,
    description:
      'Why the viewer, a vendor, may not bid on the job now. This is the reason submitBid would return, the first that applies of JOB_NOT_OPEN, JOB_EXPIRED, NOT_IN_AREA, SERVICE_NOT_OFFERED, SIZE_NOT_OFFERED, DOCUMENTS_EXPIRED, DOCUMENTS_REQUIRED, TOO_MANY_BIDS, BID_EXISTS and NO_STOCK. Null if they may bid. Customers and admins get NOT_IN_AREA or an earlier reason, since they serve no area.',
  })
  whyNotBid(@Root() job: Row<Job & BidsOfJob>, @Ctx() { app, values }: Context) {
    return whyNotBid(JSON.parse(job.bidFacts!), { now: app.clock(), ...values })
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the job is available to the viewer, a vendor, who may then ask about it even if they may not bid.',
  })
  viewerCanAsk(@Root() job: Row<Job & BidsOfJob>, @Ctx() { app }: Context) {
    return whyNotAvailable(JSON.parse(job.bidFacts!), app.clock()) === null
  }

  @FieldResolver(() => FreeUnits, {
    nullable: true,
    description:
      "How many of the viewing vendor's dumpsters are free for the rental. Null for vendors who have entered none of its size, and unless the job is available to them.",
  })
  freeUnits(@Root() job: Row<Job & BidsOfJob>, @Ctx() { app }: Context): FreeUnits | null {
    const facts: BidFacts = JSON.parse(job.bidFacts!)
    const { units, away } = facts
    if (units === null || whyNotAvailable(facts, app.clock()) !== null) return null
    return { free: Math.max(units - (away ?? 0), 0), total: units }
  }

  @FieldResolver(() => BidConnection, {
    description:
      'The bids on the job. Its customer and admins see all of them, vendors only their own. Instant bids that others have replaced are left out.',
  })
  bids(@Root() job: object, @Args() { first }: PageArgs, @Info() info: GraphQLResolveInfo) {
    return nestedPage<Bid>(job, info, first)
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'The lowest estimated total of the bids counted for lowestBidPrice. Assumes a heavy load for heavy debris or roofing, otherwise a typical load. Visible only to its customer and admins; null for everyone else.',
  })
  lowestBidTotal(@Root() job: Row<Job & BidsOfJob>) {
    if (!job.firmBidTerms) return null
    const bids: Priced[] = JSON.parse(job.firmBidTerms)
    const totals = bids.map(bid => expectedTotal(bid, job))
    return totals.reduce((lowest, total) => (cents(total) < cents(lowest) ? total : lowest))
  }
}
