import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { readJob } from '../jobs/readJob.js'
import { UUID } from '../scalars.js'
import { RequiredReasonArgs } from './inputs.js'
import { reassignJob } from './reassignJob.js'
import { reopenJob } from './reopenJob.js'

/** What an admin may do, besides cancelling, with a job under way whose vendor cannot go on. */
@Resolver(() => Job)
export class AdminJobResolver {
  @Mutation(() => Job, {
    description:
      'Takes an accepted or started job from its vendor: the job is pending again and the bid is withdrawn. CONFLICT: JOB_STATE, or JOB_EXPIRED if the job is past its date. Admins only.',
  })
  async reopenJob(
    @Arg('jobId', () => UUID, { description: 'An accepted or started job.' }) jobId: string,
    @Args() { reason }: RequiredReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await reopenJob(context, jobId, reason)
    return readJob(jobId, context, info)
  }

  @Mutation(() => Job, {
    description:
      "Takes an accepted or started job from its vendor and assigns it to another, at the price of that vendor's latest bid, which must be pending or rejected. CONFLICT: JOB_STATE, BID_NOT_PENDING, VENDOR_SUSPENDED, CUSTOMER_SUSPENDED. Admins only.",
  })
  async reassignJob(
    @Arg('bidId', () => UUID, { description: 'The bid of the vendor to assign.' }) bidId: string,
    @Args() { reason }: RequiredReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readJob(await reassignJob(context, bidId, reason), context, info)
  }
}
