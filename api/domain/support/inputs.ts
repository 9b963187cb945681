import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { answerRules } from '../../rules/admin/adminRules.js'
import { supportTicketRules } from '../../rules/support/supportRules.js'
import { VERSION_READ } from '../conflicts.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'A question to support.' })
@Rules(supportTicketRules)
export class SupportTicketInput {
  @Field(() => UUID, {
    nullable: true,
    description:
      'The id of one of your orders or, for vendors, jobs. Required; send null if the question is not about an order.',
  })
  orderNumber?: string | null

  @Field(() => String, { description: 'A description of the issue, at most 1000 characters.' })
  issue!: string
}

@InputType({ description: 'An answer to a support ticket.' })
@Rules(answerRules)
export class AnswerSupportTicketInput {
  @Field(() => UUID, { description: 'The ticket.' })
  id!: string

  @Field(() => String, { description: 'The answer, mailed to the user who asked; at most 2000 characters.' })
  response!: string

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}
