import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { DisputeStatus, PaymentProviderKind } from '../../rules/payments/cards.js'
import type { PaymentStatus } from '../../rules/payments/paymentGraph.js'
import { User } from '../accounts/User.js'
import { PaymentMethods } from '../businesses/businessEnums.js'
import { Job } from '../jobs/Job.js'
import { PartOfJob } from '../jobs/PartOfJob.js'
import { DateTime, Money, UUID } from '../scalars.js'
import { DisputeStatuses, PaymentProviders, PaymentStatuses } from './paymentEnums.js'

@ObjectType({ simpleResolvers: true, description: "How a customer's bank disputes a payment by card." })
export class BankDispute {
  id!: string

  @Field(() => DisputeStatuses, { description: 'How it stands.' })
  status!: DisputeStatus

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the vendor can answer it, in their Stripe Dashboard.',
  })
  dueBy!: Date | null
}

@Entity({ tableName: 'job_payments' })
@ObjectType({
  simpleResolvers: true,
  description:
    'A payment of the customer of a job to its vendor, or, if the amount is negative, money that went back. One that is paid directly is marked by the vendor, and the customer confirms or denies it; one by card follows Stripe. Only the customer, that vendor, and admins read it.',
})
export class Payment extends PartOfJob {
  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => Money, { description: 'The amount. Negative if it went back to the customer.' })
  amount!: string

  @Property({ type: 'text' })
  @Field(() => PaymentMethods, { description: 'How it was paid.' })
  method!: PaymentMethod

  @Property({ type: 'text', default: 'marked' })
  @Field(() => PaymentStatuses, { description: 'The status of the payment.' })
  status: Opt<PaymentStatus> = 'marked'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The customer's reason for denying it." })
  denyReason: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the vendor marked it, or it was started.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the customer confirmed or denied it, or Stripe ended it. Null until then.',
  })
  decidedAt: Date | null = null

  @Property({ type: 'text', default: 'direct' })
  @Field(() => PaymentProviders, { description: 'Who moves the money.' })
  provider: Opt<PaymentProviderKind> = 'direct'

  /** The page of Stripe's Checkout that takes the money. */
  @Property({ type: 'text', nullable: true })
  sessionId: string | null = null

  /** The charge, refund, or lost dispute at Stripe. */
  @Property({ type: 'text', nullable: true })
  processorId: string | null = null

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The payment by card that it gives back.' })
  refundOf: string | null = null

  /** The service fee that Stripe collects with it. */
  @Property({ type: 'decimal', precision: 10, scale: 2 })
  fee: Opt<string> = '0.00'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why Stripe refused it, as a code, such as `charge_disputed` or `account_gone`.',
  })
  failure: string | null = null

  /** Counts the sessions. Stripe takes one session for each, however often it is asked. */
  @Property({ type: 'smallint' })
  attempt: Opt<number> = 1

  @Property({ type: 'timestamptz', nullable: true })
  attemptedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  disputeId: string | null = null

  @Property({ type: 'text', nullable: true })
  disputeStatus: DisputeStatus | null = null

  @Property({ type: 'timestamptz', nullable: true })
  disputeDueBy: Date | null = null

  @Field(() => Job, { nullable: true, description: 'Its job.' })
  job?: Rel<Job> | null

  @Field(() => User, {
    nullable: true,
    description: 'The vendor it went to, who may have lost the job since.',
  })
  vendor?: Rel<User> | null

  @Field(() => BankDispute, {
    nullable: true,
    description: "The dispute of the customer's bank. Null if there was none.",
  })
  dispute?: BankDispute | null

  @Field(() => Boolean, {
    description: "Whether it is what the customer's bank took back by a dispute, rather than a refund.",
  })
  isTakenBack?: boolean

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the customer can pay on the page of Stripe. Null unless that is under way.',
  })
  expiresAt?: Date | null

  @Field(() => Boolean, { description: 'Whether the viewer, the customer, may confirm or deny it now.' })
  viewerCanDecide?: boolean
}
