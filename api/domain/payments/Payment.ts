import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { PaymentStatus } from '../../rules/payments/paymentGraph.js'
import { User } from '../accounts/User.js'
import { PaymentMethods } from '../businesses/businessEnums.js'
import { Job } from '../jobs/Job.js'
import { PartOfJob } from '../jobs/PartOfJob.js'
import { DateTime, Money } from '../scalars.js'
import { PaymentStatuses } from './paymentEnums.js'

@Entity({ tableName: 'job_payments' })
@ObjectType({
  simpleResolvers: true,
  description:
    'A payment of the customer of a job to its vendor, or, if the amount is negative, money that the vendor paid back. The vendor marks it, and the customer confirms or denies it. Only the customer, that vendor, and admins read it.',
})
export class Payment extends PartOfJob {
  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => Money, { description: 'The amount. Negative if the vendor paid it back.' })
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
  @Field(() => DateTime, { description: 'When the vendor marked it.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the customer confirmed or denied it. Null until then.',
  })
  decidedAt: Date | null = null

  @Field(() => Job, { nullable: true, description: 'Its job.' })
  job?: Rel<Job> | null

  @Field(() => User, {
    nullable: true,
    description: 'The vendor it went to, who may have lost the job since.',
  })
  vendor?: Rel<User> | null

  @Field(() => Boolean, { description: 'Whether the viewer, the customer, may confirm or deny it now.' })
  viewerCanDecide?: boolean
}
