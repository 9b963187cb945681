import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { PaymentMethods } from '../businesses/businessEnums.js'
import { PageOfStripe } from '../cards/PageOfStripe.js'
import { ChargeReasonArgs } from '../charges/inputs.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { jobRows } from '../jobs/jobRows.js'
import { Money, UUID } from '../scalars.js'
import { payByCard } from './payByCard.js'
import { markPaid, markPaidBack, settlePayment } from './payJob.js'

const MARKED =
  'AMOUNT_CHANGED if that is less than `amount`, CARD_RUNNING while the customer pays by card, PAYMENT_WAITING until the customer has answered, TOO_MANY_PAYMENTS. Vendors who have or had the job only.'
const DECIDED =
  'NOT_FOUND without a payment, CONFLICT PAYMENT_DECIDED unless it still waits, PAYMENT_UNCLEAR if several wait and `paymentId` is omitted'
const JOB_OF_VENDOR = 'A job that the viewer has, or had and has charges for.'
const PAYMENT_SEEN = 'The payment that the viewer saw. Omit it if only one waits.'

@Resolver()
export class PaymentResolver {
  @Mutation(() => Job, {
    description: `The vendor of a job says that the customer paid, directly. The customer is notified, and confirms or denies it. CONFLICT: NOTHING_DUE, ${MARKED}`,
  })
  async markPaid(
    @Arg('jobId', () => UUID, { description: JOB_OF_VENDOR }) jobId: string,
    @Arg('method', () => PaymentMethods, { description: 'How the customer paid.' }) method: PaymentMethod,
    @Arg('amount', () => Money, {
      nullable: true,
      description: 'How much, at most what is due to the viewer. By default what is due and not contested.',
    })
    amount: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(jobRows, info, context, await markPaid(context, jobId, method, amount))
  }

  @Mutation(() => Job, {
    description: `The vendor of a job says that they paid money back to the customer, directly. The customer is notified, and confirms or denies it. CONFLICT: NOTHING_DUE if nothing is to be paid back, ${MARKED}`,
  })
  async markPaidBack(
    @Arg('jobId', () => UUID, { description: JOB_OF_VENDOR }) jobId: string,
    @Arg('method', () => PaymentMethods, { description: 'How the vendor paid it back.' })
    method: PaymentMethod,
    @Arg('amount', () => Money, {
      nullable: true,
      description: 'How much, at most and by default all that is to be paid back (`Job.amountToPayBack`).',
    })
    amount: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(jobRows, info, context, await markPaidBack(context, jobId, method, amount))
  }

  @Mutation(() => PageOfStripe, {
    description:
      "Opens Stripe's page where the customer pays what is due and not contested, and returns its address. Asking again returns the same page until it ends: after 31 minutes, or once the amount changes. Stripe sends the customer back to the order's address, with `&paid=SESSION`, or `&paid=no` if they left without paying. CONFLICT: CARDS_OFF, PAYMENT_WAITING, NOTHING_DUE, AMOUNT_CHANGED if `amount` isn't `Job.cardAmount`, CARD_RUNNING, TOO_MANY_PAYMENTS. UNAVAILABLE while Stripe can't be reached: asking again is safe. At most 30 pages an hour. Its customer only.",
  })
  payByCard(
    @Arg('jobId', () => UUID, { description: "A job of the viewer's." }) jobId: string,
    @Arg('amount', () => Money, { description: '`Job.cardAmount`, as the customer saw it.' }) amount: string,
    @Ctx() context: Context,
  ) {
    return payByCard(context, jobId, amount)
  }

  @Mutation(() => Job, {
    description: `The customer confirms a payment that a vendor marked. ${DECIDED}. Its customer only.`,
  })
  async confirmPayment(
    @Arg('jobId', () => UUID, { description: "A job of the viewer's." }) jobId: string,
    @Arg('paymentId', () => UUID, { nullable: true, description: PAYMENT_SEEN })
    paymentId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(jobRows, info, context, await settlePayment(context, { jobId, paymentId }, 'confirm'))
  }

  @Mutation(() => Job, {
    description: `The customer says that they have not paid, or that the money did not come back, with a reason. The vendor and admins are notified. ${DECIDED}. Its customer only.`,
  })
  async denyPayment(
    @Arg('jobId', () => UUID, { description: "A job of the viewer's." }) jobId: string,
    @Arg('paymentId', () => UUID, { nullable: true, description: PAYMENT_SEEN })
    paymentId: string | undefined,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const seen = { jobId, paymentId }
    return readById(jobRows, info, context, await settlePayment(context, seen, 'deny', reason.trim()))
  }
}
