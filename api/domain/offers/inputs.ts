import { ArgsType, Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { requiredReasonRules } from '../../rules/jobs/orderRules.js'
import type { Debris, RentalSize } from '../../rules/kinds.js'
import { haulRuleRules } from '../../rules/offers/haulRules.js'
import { offerRuleRules } from '../../rules/offers/offerRules.js'
import { DebrisTypes } from '../jobs/jobEnums.js'
import { Money, RentalSize as RentalSizes } from '../scalars.js'
import { OfferInput } from '../terms.js'
import { NoPrice, withLimitsInput } from './withLimits.js'

const WHOLE = 'A rule, whole: omitted fields get their defaults.'

@InputType({ description: WHOLE })
@Rules(offerRuleRules)
export class SaveOfferRuleInput extends withLimitsInput(OfferInput) {
  @Field(() => RentalSizes, { description: 'The size of the rentals to bid on.' })
  size!: RentalSize

  @Field(() => [DebrisTypes], {
    nullable: true,
    description:
      'The debris to bid on. Any if empty or omitted. A request without debris counts as not_sure.',
  })
  debris?: Debris[] | null
}

@InputType({ description: WHOLE })
@Rules(haulRuleRules)
export class SaveHaulRuleInput extends withLimitsInput(NoPrice) {
  @Field(() => Money, {
    description: 'The least to bid for a load, whatever its price, more than 0 and at most 10000.00.',
  })
  minimum!: string

  @Field(() => [Money], {
    description:
      'The prices of one to eight eighths of a truck, each more than 0 and at most 10000.00. A larger load never costs less.',
  })
  eighthPrices!: string[]

  @Field(() => Money, {
    nullable: true,
    description: 'Added if the items are up or down stairs, at most 10000.00. Nothing if omitted.',
  })
  stairsPrice?: string | null

  @Field(() => Money, {
    nullable: true,
    description:
      'The price of each eighth of a truck beyond the load of the request, at most 10000.00. If omitted, a larger load needs the agreement of both.',
  })
  extraEighthPrice?: string | null
}

@ArgsType()
@Rules(requiredReasonRules)
export class PauseArgs {
  @Field(() => String, { description: 'The reason, at most 500 characters. The vendor reads it.' })
  reason!: string
}
