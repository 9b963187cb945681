import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import {
  EditDumpsterRentalInput,
  EditJunkPickupInput,
  ReasonArgs,
  RequiredReasonArgs,
} from '../jobs/inputs.js'
import { Job } from '../jobs/Job.js'
import { readJob, readOwnJob } from '../jobs/readJob.js'
import { LocalDate, Money, UUID } from '../scalars.js'
import { cancelJob } from './cancelJob.js'
import { editDumpsterRental, editJunkPickup } from './editRequest.js'
import { reassignJob } from './reassignJob.js'
import { releaseJob } from './releaseJob.js'
import { reopenJob } from './reopenJob.js'
import { findAnotherVendor, reportNoShow } from './reportNoShow.js'

const EDITED =
  'If the edit changes something that vendors see, its open bids cannot be accepted until their vendors confirm them. CONFLICT: JOB_STATE, JOB_EXPIRED, CHANGED_MEANWHILE; NOT_FOUND if the job is of the other type; RATE_LIMITED above 100 an hour.'
const DID_NOT_COME =
  'True if the job is cancelled because its vendor did not come. This counts against the vendor. CONFLICT JOB_STATE if it has no vendor; for customers, BAD_USER_INPUT earlier than two hours after the window of the first visit, and CONFLICT VISIT_STATE if the vendor has been there.'
const FEE_SEEN =
  'The cancellationFee that the customer saw, by default 0. CONFLICT FEE_CHANGED if leaving the vendor costs them more by now.'
const MOVED = 'NOT_FOUND if the job is not yours, CONFLICT JOB_STATE if its status does not allow it.'
const VENDOR_SEEN = 'The vendor who had the job when you read it. Omit it to skip the check.'

/** The acts that change a job and its bids together. */
@Resolver(() => Job)
export class DealResolver {
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
    return readJob(await reopenJob(context, jobId, reason, vendorId), context, info)
  }

  @Mutation(() => Job, {
    description:
      "Takes an accepted or started job from its vendor and assigns it to another, at the price of that vendor's latest bid. The bid must be pending or rejected, not expired, and not unconfirmed. If the bid costs more than the agreed terms, or the customer declined it (Bid.needsCustomerConsent), the job becomes pending and the bid is offered to the customer (Bid.offeredAt). CONFLICT: JOB_STATE, BID_NOT_PENDING, BID_EXPIRED, BID_UNCONFIRMED, VENDOR_SUSPENDED, CUSTOMER_SUSPENDED, or CHANGED_MEANWHILE if `vendorId` is given and another vendor has it. Admins only.",
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

  @Mutation(() => Job, {
    description: `Edits a pending junk pickup of the viewer's. ${EDITED}`,
  })
  async editJunkPickup(
    @Arg('input', () => EditJunkPickupInput, { description: 'The new version of the request.' })
    input: EditJunkPickupInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await editJunkPickup(context, input), context, info)
  }

  @Mutation(() => Job, {
    description: `Edits a pending dumpster rental of the viewer's. ${EDITED}`,
  })
  async editDumpsterRental(
    @Arg('input', () => EditDumpsterRentalInput, { description: 'The new version of the request.' })
    input: EditDumpsterRentalInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await editDumpsterRental(context, input), context, info)
  }

  @Mutation(() => Job, {
    description: `Cancels a job: a customer can cancel one until its vendor has arrived at the first visit, and after that visit failed; an admin any that is not completed. Pending bids are rejected. A customer who cancels late pays Job.cancellationFee. BAD_USER_INPUT on reason if a customer's reason contains a phone number, email, or link while the job is pending, since bidders can read it. ${MOVED}`,
  })
  async cancelJob(
    @Args() { jobId, reason }: ReasonArgs,
    @Arg('vendorDidNotCome', () => Boolean, { defaultValue: false, description: DID_NOT_COME })
    vendorDidNotCome: boolean,
    @Arg('fee', () => Money, { nullable: true, description: FEE_SEEN }) fee: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(
      await cancelJob(context, jobId, { reason, vendorDidNotCome, feeSeen: fee }),
      context,
      info,
    )
  }

  @Mutation(() => Job, {
    description: `Gives an accepted job back as its assigned vendor: the job is pending again and the bid is withdrawn. ${MOVED}`,
  })
  async releaseJob(
    @Args() { jobId, reason }: ReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readJob(await releaseJob(context, jobId, reason), context, info)
  }

  @Mutation(() => Job, {
    description:
      "Says that nobody came to the first visit: the job is open for bids again on another day, and it counts as the vendor's no-show. NOT_FOUND if the job is not yours; CONFLICT JOB_STATE if its status does not allow it, VISIT_STATE if the vendor has been there; BAD_USER_INPUT earlier than two hours after the window. Customers only.",
  })
  async reportNoShow(
    @Arg('jobId', () => UUID, { description: 'An accepted or started job of the viewer.' }) jobId: string,
    @Arg('newDate', () => LocalDate, {
      description:
        'The new day, on the clock of the job. A pickup keeps its time of day, a rental its number of days.',
    })
    newDate: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await reportNoShow(context, jobId, newDate), context, info)
  }

  @Mutation(() => Job, {
    description:
      "Looks for another vendor after the first visit failed: the job is open for bids again on another day. If the failure was the customer's, it costs Job.cancellationFee, which is due to the vendor who leaves. NOT_FOUND if the job is not yours; CONFLICT JOB_STATE if its status does not allow it, VISIT_STATE if the visit hasn't failed; BAD_USER_INPUT for a date in the past. Customers only.",
  })
  async findAnotherVendor(
    @Arg('jobId', () => UUID, { description: 'An accepted or started job of the viewer.' }) jobId: string,
    @Arg('newDate', () => LocalDate, {
      description:
        'The new day, on the clock of the job. A pickup keeps its time of day, a rental its number of days.',
    })
    newDate: string,
    @Arg('fee', () => Money, { nullable: true, description: FEE_SEEN }) fee: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOwnJob(await findAnotherVendor(context, jobId, newDate, fee), context, info)
  }
}
