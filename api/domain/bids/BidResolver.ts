import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { estimatedTotal } from '../../rules/bids/estimatedTotal.js'
import { type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { expectedWeight, type LoadWeight } from '../../rules/jobs/loadWeights.js'
import { canMove } from '../../rules/stateGraph.js'
import { Context } from '../context.js'
import { VERSION_READ_TO_CONFIRM } from '../jobs/inputs.js'
import { Job } from '../jobs/Job.js'
import { LoadWeights } from '../jobs/jobEnums.js'
import { readOwnJob } from '../jobs/readJob.js'
import { Money, UUID } from '../scalars.js'
import { BidTermsInput } from '../terms.js'
import { acceptBid } from './acceptBid.js'
import { Bid } from './Bid.js'
import { needsCustomerConsent, whyNotAssign } from './bidPolicy.js'
import { bidRows } from './bidRows.js'
import { changeBid, confirmBid, withdrawBid } from './changeBid.js'
import { declineBid } from './declineBid.js'
import { ChangeBidInput, SubmitBidInput } from './inputs.js'
import { submitBid } from './submitBid.js'

const readBid = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readById(bidRows, info, context, id)

@Resolver(() => Bid)
export class BidResolver {
  @FieldResolver(() => Money, {
    description:
      "The estimated cost of the job for a load of this weight: the price, plus requested days beyond includedDays at extraDayPrice, plus tons over includedTons at extraTonPrice. Prices missing from the bid cannot be charged and add nothing. A vendor who may no longer see the job's details gets only the price.",
  })
  estimatedTotal(
    @Root() bid: Row<Bid>,
    @Arg('weight', () => LoadWeights, {
      nullable: true,
      description:
        "The weight of the load. If omitted, it is based on the customer's debris: heavy for heavy debris or roofing, otherwise typical.",
    })
    weight: LoadWeight | undefined,
  ): string {
    const asked = { dumpsterSize: bid.askedSize ?? null, days: bid.askedDays ?? null }
    return estimatedTotal(bid, asked, weight ?? expectedWeight({ debris: bid.askedDebris ?? null }))
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the vendor takes cards now. If this bid is accepted, the customer can pay by card or directly.',
  })
  takesCards(@Root() bid: Row<Bid>, @Ctx() { app }: Context) {
    return app.stripe.isOn && bid.hasCards
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer, an admin, may now reassign the job to this bid's vendor.",
  })
  viewerCanAssign(@Root() bid: Row<Bid>, @Ctx() context: Context) {
    if (!bid.assignFacts) return false
    const { jobStatus, areActive, ...facts } = JSON.parse(bid.assignFacts)
    const isOpen = areActive && canMove(jobGraph, jobStatus as JobStatus, 'reopen')
    return isOpen && whyNotAssign(bid, facts, context.app.clock()) === null
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether reassignJob offers the bid to the customer instead of assigning the job. True if part of it costs more than the agreed terms, or if the customer declined it. Visible only to admins; false for everyone else.',
  })
  needsCustomerConsent(@Root() bid: Row<Bid>, @Ctx() context: Context) {
    return context.withViewer(
      viewer =>
        viewer?.userType === 'admin' &&
        needsCustomerConsent(
          { ...JSON.parse(bid.ownTerms!), status: bid.status, notChosenAt: bid.notChosenAt },
          bid.agreedTerms ? JSON.parse(bid.agreedTerms) : null,
        ),
    )
  }

  @FieldResolver(() => Boolean, {
    description: 'The same as needsCustomerConsent.',
    deprecationReason: 'Use needsCustomerConsent.',
  })
  needsCustomersYes(@Root() bid: Row<Bid>, @Ctx() context: Context) {
    return this.needsCustomerConsent(bid, context)
  }

  @Mutation(() => Bid, {
    description:
      'Bids on an available job as a vendor. CONFLICT: JOB_NOT_OPEN, JOB_EXPIRED, NOT_IN_AREA, SERVICE_NOT_OFFERED, SIZE_NOT_OFFERED, DOCUMENTS_EXPIRED, DOCUMENTS_REQUIRED, TOO_MANY_BIDS, BID_EXISTS if the vendor already has a pending bid, CHANGED_MEANWHILE if the job has changed since the version you read, or RENTAL_TERMS if a bid on a junk pickup includes days or tons.',
  })
  async submitBid(
    @Arg('input', () => SubmitBidInput, { description: 'The offer.' }) input: SubmitBidInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readBid(await submitBid(context, input), context, info)
  }

  @Mutation(() => Bid, {
    description:
      "Changes the viewer's pending bid. This also confirms an unconfirmed bid. CONFLICT: BID_NOT_PENDING, BID_EXPIRED, JOB_EXPIRED, CHANGED_MEANWHILE, DOCUMENTS_EXPIRED, DOCUMENTS_REQUIRED, RENTAL_TERMS; for an unconfirmed bid also NOT_IN_AREA, SERVICE_NOT_OFFERED, SIZE_NOT_OFFERED.",
  })
  async changeBid(
    @Arg('input', () => ChangeBidInput, { description: 'The new terms.' }) input: ChangeBidInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readBid(await changeBid(context, input.bidId, input), context, info)
  }

  @Mutation(() => Bid, {
    description:
      "Confirms the viewer's bid after the request was edited or the job was given back, so that the bid can be accepted again. Does nothing if the bid needs no confirmation. CONFLICT: BID_NOT_PENDING, BID_EXPIRED, JOB_EXPIRED, NOT_IN_AREA, SERVICE_NOT_OFFERED, SIZE_NOT_OFFERED, DOCUMENTS_EXPIRED, DOCUMENTS_REQUIRED, CHANGED_MEANWHILE.",
  })
  async confirmBid(
    @Arg('bidId', () => UUID, { description: "One of the viewer's pending bids." }) bidId: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_READ_TO_CONFIRM })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readBid(await confirmBid(context, bidId, version), context, info)
  }

  @Mutation(() => Bid, {
    description:
      "Withdraws the viewer's pending bid. CONFLICT: BID_NOT_PENDING, BID_EXPIRED; RATE_LIMITED above 100 an hour.",
  })
  async withdrawBid(
    @Arg('bidId', () => UUID, { description: "One of the viewer's pending bids." }) bidId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readBid(await withdrawBid(context, bidId), context, info)
  }

  @Mutation(() => Job, {
    description:
      "Accepts a bid as the customer: the job is assigned to the vendor at the bid's price, and all other bids are rejected. If several calls come at once, only one succeeds. CONFLICT: JOB_NOT_OPEN, JOB_EXPIRED, BID_NOT_PENDING, BID_EXPIRED, BID_UNCONFIRMED, VENDOR_SUSPENDED, or BID_CHANGED if the price or terms differ from those you sent.",
  })
  async acceptBid(
    @Arg('bidId', () => UUID, { description: "A pending bid on one of the viewer's jobs." }) bidId: string,
    @Arg('price', () => Money, {
      nullable: true,
      description: 'The price you read. CONFLICT BID_CHANGED if the vendor has changed it since.',
    })
    price: string | undefined,
    @Arg('terms', () => BidTermsInput, {
      nullable: true,
      description:
        'All of the terms you read. CONFLICT BID_CHANGED if the vendor has changed them since. Omit them to skip the check.',
    })
    terms: BidTermsInput | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await acceptBid(context, bidId, { price, terms }), context, info)
  }

  @Mutation(() => Bid, {
    description: 'Declines a bid as the customer. CONFLICT: BID_NOT_PENDING, BID_EXPIRED, JOB_EXPIRED.',
  })
  async declineBid(
    @Arg('bidId', () => UUID, { description: "A pending bid on one of the viewer's jobs." }) bidId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readBid(await declineBid(context, bidId), context, info)
  }
}
