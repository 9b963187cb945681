import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { ChargeReasonArgs } from '../charges/inputs.js'
import { Context } from '../context.js'
import { PaymentMethods } from '../enums.js'
import { Job } from '../jobs/Job.js'
import { jobRows } from '../jobs/jobRows.js'
import { UUID } from '../scalars.js'
import { markPaid, settlePayment } from './payJob.js'

const DECIDED = 'NOT_FOUND without a payment, CONFLICT PAYMENT_DECIDED unless it still waits'

@Resolver()
export class PaymentResolver {
  @Mutation(() => Job, {
    description:
      'The vendor of a job says that the customer paid what is due (`amountDue`), directly. The customer is told, and confirms or denies it. CONFLICT: NOTHING_DUE, PAYMENT_WAITING until the customer has answered, TOO_MANY_PAYMENTS. Its vendor only.',
  })
  async markPaid(
    @Arg('jobId', () => UUID, { description: "A job of the viewer's." }) jobId: string,
    @Arg('method', () => PaymentMethods, { description: 'How the customer paid.' }) method: PaymentMethod,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await markPaid(context, jobId, method)
    return readById(jobRows, info, context, jobId)
  }

  @Mutation(() => Job, {
    description: `The customer confirms the payment that the vendor marked. ${DECIDED}. Its customer only.`,
  })
  async confirmPayment(
    @Arg('jobId', () => UUID, { description: "A job of the viewer's." }) jobId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await settlePayment(context, jobId, 'confirm')
    return readById(jobRows, info, context, jobId)
  }

  @Mutation(() => Job, {
    description: `The customer says that they have not paid, with a reason. The vendor and admins are told. ${DECIDED}. Its customer only.`,
  })
  async denyPayment(
    @Arg('jobId', () => UUID, { description: "A job of the viewer's." }) jobId: string,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await settlePayment(context, jobId, 'deny', reason.trim())
    return readById(jobRows, info, context, jobId)
  }
}
