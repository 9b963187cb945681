import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { jobRows } from '../jobs/jobRows.js'
import { Money, UUID } from '../scalars.js'
import { acceptBid, declineBid } from './acceptBid.js'
import { Bid } from './Bid.js'
import { bidRows } from './bidRows.js'
import { changeBid, withdrawBid } from './changeBid.js'
import { ChangeBidInput, SubmitBidInput } from './inputs.js'
import { submitBid } from './submitBid.js'

const readBid = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readById(bidRows, info, context, id)

@Resolver(() => Bid)
export class BidResolver {
  @Mutation(() => Bid, {
    description:
      'A vendor bids on an available job. CONFLICT: JOB_NOT_OPEN, JOB_EXPIRED, NOT_IN_AREA, SERVICE_NOT_OFFERED, DOCUMENTS_REQUIRED, TOO_MANY_BIDS, or BID_EXISTS where a bid of theirs is pending.',
  })
  async submitBid(
    @Arg('input', () => SubmitBidInput, { description: 'The offer.' }) input: SubmitBidInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readBid(await submitBid(context, input), context, info)
  }

  @Mutation(() => Bid, {
    description: 'The vendor changes a pending bid. CONFLICT: BID_NOT_PENDING, JOB_EXPIRED.',
  })
  async changeBid(
    @Arg('input', () => ChangeBidInput, { description: 'The new terms.' }) input: ChangeBidInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await changeBid(context, input)
    return readBid(input.bidId, context, info)
  }

  @Mutation(() => Bid, {
    description:
      'The vendor takes a pending bid back. CONFLICT BID_NOT_PENDING otherwise. RATE_LIMITED past 100 an hour.',
  })
  async withdrawBid(
    @Arg('bidId', () => UUID, { description: 'A pending bid of the viewer.' }) bidId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await withdrawBid(context, bidId)
    return readBid(bidId, context, info)
  }

  @Mutation(() => Job, {
    description:
      "The customer accepts a bid: the job is the vendor's at its price, the other bids are rejected. Of any number at once one wins. CONFLICT: JOB_NOT_OPEN, JOB_EXPIRED, BID_NOT_PENDING, VENDOR_SUSPENDED, BID_CHANGED where the price is not the one that was sent along.",
  })
  async acceptBid(
    @Arg('bidId', () => UUID, { description: 'A pending bid on a job of the viewer.' }) bidId: string,
    @Arg('price', () => Money, {
      nullable: true,
      description: 'The price that was seen: CONFLICT BID_CHANGED where it is no longer asked.',
    })
    price: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const jobId = await acceptBid(context, bidId, price)
    return readById(jobRows, info, context, jobId)
  }

  @Mutation(() => Bid, {
    description: 'The customer turns a bid down. CONFLICT: BID_NOT_PENDING, JOB_EXPIRED.',
  })
  async declineBid(
    @Arg('bidId', () => UUID, { description: 'A pending bid on a job of the viewer.' }) bidId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await declineBid(context, bidId)
    return readBid(bidId, context, info)
  }
}
