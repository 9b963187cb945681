import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { readJob } from '../jobs/readJob.js'
import { UUID } from '../scalars.js'
import { RequiredReasonArgs } from './inputs.js'
import { reassignJob } from './reassignJob.js'
import { reopenJob } from './reopenJob.js'

const VENDOR_SEEN = 'The vendor whom you saw the job with. Not compared if omitted.'

/** Besides cancelling, these are an admin's options when the vendor of a job under way can't go on. */
@Resolver(() => Job)
export class AdminJobResolver {
  @Mutation(() => Job, {
    description:
      'Takes an accepted or started job from its vendor: the job is pending again and the bid is withdrawn. CONFLICT: JOB_STATE, JOB_EXPIRED if the job is past its date, or CHANGED_MEANWHILE if `vendorId` is given and another vendor has it. Admins only.',
  })
  async reopenJob(
    @Arg('jobId', () => UUID, { description: 'An accepted or started job.' }) jobId: string,
    @Args() { reason }: RequiredReasonArgs,
    @Arg('vendorId', () => UUID, { nullable: true, description: VENDOR_SEEN }) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await reopenJob(context, jobId, reason, vendorId)
    return readJob(jobId, context, info)
  }

  @Mutation(() => Job, {
    description:
      "Takes an accepted or started job from its vendor and assigns it to another, at the price of that vendor's latest bid, which must stand: pending or rejected, not past its end, and not unconfirmed. If the bid costs more than what was agreed, or the customer declined it (Bid.needsCustomersYes), the job becomes pending and the bid is offered to the customer (Bid.offeredAt). CONFLICT: JOB_STATE, BID_NOT_PENDING, BID_EXPIRED, BID_UNCONFIRMED, VENDOR_SUSPENDED, CUSTOMER_SUSPENDED, or CHANGED_MEANWHILE if `vendorId` is given and another vendor has it. Admins only.",
  })
  async reassignJob(
    @Arg('bidId', () => UUID, { description: 'The bid of the vendor to assign.' }) bidId: string,
    @Args() { reason }: RequiredReasonArgs,
    @Arg('vendorId', () => UUID, { nullable: true, description: VENDOR_SEEN }) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readJob(await reassignJob(context, bidId, reason, vendorId), context, info)
  }
}
