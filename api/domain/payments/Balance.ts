import type { Rel } from '@mikro-orm/core'
import { Field, ObjectType } from 'type-graphql'
import { User } from '../accounts/User.js'
import { Money } from '../scalars.js'

/** The database adds up its table, job_balances (Migration20261230Balances). */
@ObjectType({
  simpleResolvers: true,
  description: 'What is due between the customer of a job and a vendor who has or had it.',
})
export class Balance {
  jobId!: string
  vendorId!: string

  @Field(() => Money, {
    description:
      "The vendor's booked and contested charges less the confirmed payments. Negative if the vendor owes money back.",
  })
  amount!: string

  promised!: string

  @Field(() => Money, {
    description:
      'What the vendor is to pay back: what was paid too much, and discounts that count once the money came back.',
  })
  toPayBack?: string

  @Field(() => User, { nullable: true, description: 'The vendor.' })
  vendor?: Rel<User> | null
}
