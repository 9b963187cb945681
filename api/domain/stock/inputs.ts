import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { MOST_UNITS } from '../../rules/stock/stockBounds.js'
import { dayOffRules, unitCountRules, unitLabelRules, unitOutRules } from '../../rules/stock/stockRules.js'
import { LocalDate } from '../scalars.js'

@ArgsType()
@Rules(unitCountRules)
export class UnitCountArgs {
  @Field(() => Int, { description: `How many dumpsters of the size there are, at most ${MOST_UNITS}.` })
  count!: number
}

@ArgsType()
@Rules(unitLabelRules)
export class UnitLabelArgs {
  @Field(() => String, { description: 'The new label, at most 40 characters.' })
  label!: string
}

@ArgsType()
@Rules(unitOutRules)
export class UnitOutArgs {
  @Field(() => String, { nullable: true, description: 'Why, at most 200 characters.' })
  note?: string | null
}

@InputType({ description: 'Days on which the vendor does not work.' })
@Rules(dayOffRules)
export class AddDayOffInput {
  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string

  @Field(() => LocalDate, { description: 'The last day.' })
  to!: string

  @Field(() => String, { nullable: true, description: 'The reason, at most 200 characters.' })
  note?: string | null
}
