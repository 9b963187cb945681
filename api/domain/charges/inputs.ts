import { ArgsType, Field } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { contestAnswerRules } from '../../rules/changeOrders/changeOrderRules.js'
import { requiredReasonRules } from '../../rules/jobs/orderRules.js'

@ArgsType()
@Rules(requiredReasonRules)
export class ChargeReasonArgs {
  @Field(() => String, {
    description: 'The reason, at most 500 characters. Both parties and admins read it.',
  })
  reason!: string
}

@ArgsType()
@Rules(contestAnswerRules)
export class ContestAnswerArgs {
  @Field(() => String, {
    description: 'The answer, at most 500 characters. The customer and admins read it.',
  })
  answer!: string

  @Field(() => [String], {
    nullable: true,
    description:
      "Object paths of up to 5 of the viewer's registered photos. They replace those of an earlier answer, and may repeat them.",
  })
  photos?: string[] | null
}
