import { ArgsType, Field, Int } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import { requiredReasonRules } from '../../rules/jobs/orderRules.js'
import type { StatementStatus } from '../../rules/statements/statementGraph.js'
import { statementPaymentRules } from '../../rules/statements/statementPayment.js'
import { Money, UUID } from '../scalars.js'
import { StatementStatuses } from './statementEnums.js'

@ArgsType()
export class StatementsArgs extends PageArgs {
  @Field(() => StatementStatuses, { nullable: true, description: 'Only statements with this status.' })
  status?: StatementStatus | null
}

@ArgsType()
@Rules(statementPaymentRules)
export class StatementPaymentArgs {
  @Field(() => UUID, { description: 'The id of the statement.' })
  statementId!: string

  @Field(() => Money, { description: 'The amount, at most what is due.' })
  amount!: string

  @Field(() => String, {
    description: 'What identifies the payment, such as a check number, at most 100 characters.',
  })
  reference!: string
}

@ArgsType()
@Rules(requiredReasonRules)
export class ReversePaymentArgs {
  @Field(() => UUID, { description: 'The id of the statement.' })
  statementId!: string

  @Field(() => UUID, {
    nullable: true,
    description: 'The payment to reverse. Omit it if there is only one. Reversing it again changes nothing.',
  })
  paymentId?: string | null

  @Field(() => String, { description: 'The reason, at most 500 characters. The vendor and admins read it.' })
  reason!: string
}

@ArgsType()
export class FeeTotalsArgs {
  @Field(() => Int, { defaultValue: 12, description: 'The number of months, 1 to 36.' })
  months!: number
}
