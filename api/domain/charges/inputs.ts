import { ArgsType, Field } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { requiredReasonRules } from '../../rules/orderRules.js'

@ArgsType()
@Rules(requiredReasonRules)
export class ChargeReasonArgs {
  @Field(() => String, {
    description: 'The reason, at most 500 characters. Both parties and admins read it.',
  })
  reason!: string
}
