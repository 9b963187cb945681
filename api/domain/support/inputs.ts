import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { supportTicketRules } from '../../rules/supportRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'A question about an order.' })
@Rules(supportTicketRules)
export class SupportTicketInput {
  @Field(() => UUID, { description: 'The id of one of your orders.' })
  orderNumber!: string

  @Field(() => String, { description: 'A description of the issue, at most 1000 characters.' })
  issue!: string
}
