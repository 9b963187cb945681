import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { TicketStatus } from '../../rules/support/ticketGraph.js'
import { User } from '../accounts/User.js'
import { Job } from '../jobs/Job.js'
import { DateTime, UUID } from '../scalars.js'
import { TicketStatuses } from './supportEnums.js'

@Entity({ tableName: 'support_tickets' })
@ObjectType({
  simpleResolvers: true,
  description: "A customer's or vendor's question to support, mostly about an order, and the answer.",
})
export class SupportTicket {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The customer or vendor who opened the ticket.' })
  customerId!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The id of the order it is about, if any.' })
  orderNumber: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'A description of the issue, at most 1000 characters.' })
  issue!: string

  @Property({ type: 'text', default: 'open' })
  @Field(() => TicketStatuses, { description: 'Its status.' })
  status: Opt<TicketStatus> = 'open'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "Support's answer." })
  adminResponse: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: Date

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each change of status or answer. Send it back when you edit the ticket to detect changes made since you read it.',
  })
  version: Opt<number> = 1

  @Field(() => Job, { nullable: true, description: 'The order it is about, if any.' })
  job?: Rel<Job> | null

  @Field(() => User, { description: 'The customer or vendor who opened the ticket.' })
  customer?: Rel<User>
}

export const SupportTicketConnection = connectionOf(SupportTicket, 'SupportTicket')
