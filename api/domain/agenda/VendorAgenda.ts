import { Field, Int, ObjectType } from 'type-graphql'
import { Bid } from '../bids/Bid.js'
import { ChangeOrder } from '../changeOrders/ChangeOrder.js'
import { Job } from '../jobs/Job.js'
import { UUID } from '../scalars.js'
import { Statement } from '../statements/Statement.js'

@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's to-do list, including the setup steps that remain before the first job. Each list has at most 5 entries.",
})
export class VendorAgenda {
  @Field(() => UUID, { description: 'The id of the vendor.' })
  vendorId!: string

  @Field(() => Boolean, { description: 'Whether the vendor offers a service.' })
  hasServices!: boolean

  @Field(() => Boolean, { description: 'Whether the vendor offers dumpster rentals.' })
  offersRentals!: boolean

  @Field(() => Boolean, {
    description: 'Whether the vendor keeps a usual price for a dumpster size that customers order.',
  })
  hasRates!: boolean

  @Field(() => Boolean, { description: 'Whether the vendor serves a ZIP code.' })
  hasAreas!: boolean

  @Field(() => Int, {
    description:
      'The number of required document types that are on file: approved and not expired, or waiting for review.',
  })
  documentsOnFile!: number

  @Field(() => Boolean, { description: 'Whether the vendor has ever bid on a job.' })
  hasBid!: boolean

  @Field(() => Boolean, {
    description: 'Whether a job was ever assigned to the vendor and was not given back.',
  })
  hasJob!: boolean

  @Field(() => Boolean, {
    description:
      'Whether to ask the vendor for the name of a business: true if there is none and the vendor has not dismissed the prompt.',
  })
  asksForBusiness!: boolean

  @Field(() => Statement, {
    nullable: true,
    description: 'The oldest overdue statement, which stops new bids. Null if none is overdue.',
  })
  overdueStatement!: Statement | null

  @Field(() => Statement, {
    nullable: true,
    description: 'The oldest statement that is to be paid and not overdue. Null if there is none.',
  })
  statementToPay!: Statement | null

  @Field(() => [Job], {
    description:
      'The jobs accepted or in progress whose next step is due first: the pickup, or the delivery or pickup of a dumpster. Those that are overdue come first.',
  })
  nextJobs!: Job[]

  @Field(() => [Job], {
    description:
      'Jobs whose money is to be settled, also of those that the vendor lost: first what the vendor is to pay back, then what customers owe on jobs that ended within 30 days.',
  })
  jobsToSettle!: Job[]

  @Field(() => [ChangeOrder], {
    description:
      'Changes of their jobs that customers propose and the vendor decides on. Those that end first come first.',
  })
  changeOrders!: ChangeOrder[]

  @Field(() => [Job], { description: 'The jobs with unread messages, the latest message first.' })
  unreadJobs!: Job[]

  @Field(() => [Bid], {
    description:
      'The pending bids that the vendor must confirm because the request was edited or the job was given back. The one that has waited longest comes first.',
  })
  unconfirmedBids!: Bid[]

  @Field(() => [Bid], { description: 'The pending bids on jobs that are still open, newest first.' })
  openBids!: Bid[]

  @Field(() => Int, { description: 'The number of pending bids on jobs that are still open.' })
  openBidCount!: number

  @Field(() => [Bid], {
    description:
      'The bids of the last 30 days that were rejected or have expired, newest first: those on jobs that the vendor may bid on again, and for three days those on jobs that went to another vendor or were cancelled by the customer.',
  })
  lostBids!: Bid[]
}
