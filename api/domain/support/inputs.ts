import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { supportTicketRules } from '../../rules/supportRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'A question to support.' })
@Rules(supportTicketRules)
export class SupportTicketInput {
  @Field(() => UUID, {
    nullable: true,
    description: 'The id of one of your orders. Required; send null if the question is not about an order.',
  })
  orderNumber?: string | null

  @Field(() => String, { description: 'A description of the issue, at most 1000 characters.' })
  issue!: string
}
