import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { bidDays } from '../../rules/bids/bidExpiry.js'
import { requiredReasonRules } from '../../rules/jobs/orderRules.js'
import type { Debris, RentalSize } from '../../rules/kinds.js'
import { noticeHours, offerRuleRules, offersPerDay } from '../../rules/offers/offerRules.js'
import { VERSION_READ } from '../conflicts.js'
import { DebrisTypes } from '../jobs/jobEnums.js'
import { RentalSize as RentalSizes, UUID } from '../scalars.js'
import { OfferInput } from '../terms.js'

@InputType({ description: 'A rule, whole: omitted fields get their defaults.' })
@Rules(offerRuleRules)
export class SaveOfferRuleInput extends OfferInput {
  @Field(() => UUID, { nullable: true, description: 'The rule to change. Omit it to add a rule.' })
  id?: string | null

  @Field(() => RentalSizes, { description: 'The size of the rentals to bid on.' })
  size!: RentalSize

  @Field(() => [String], {
    nullable: true,
    description:
      "Some of the vendor's service areas; only the first five digits count. All of them if empty or omitted.",
  })
  zipCodes?: string[] | null

  @Field(() => [DebrisTypes], {
    nullable: true,
    description:
      'The debris to bid on. Any if empty or omitted. A request without debris counts as not_sure.',
  })
  debris?: Debris[] | null

  @Field(() => Int, {
    nullable: true,
    description: `The hours needed between the request and the start of its delivery window, at most ${noticeHours.max}. ${noticeHours.default} if omitted.`,
  })
  noticeHours?: number | null

  @Field(() => [Int], {
    nullable: true,
    description: 'The weekdays of delivery, from 1 (Monday) to 7 (Sunday). Any if empty or omitted.',
  })
  weekdays?: number[] | null

  @Field(() => Int, {
    nullable: true,
    description: `The most bids that may stand or be accepted for deliveries on the same day, ${offersPerDay.min} to ${offersPerDay.max}. No limit if omitted.`,
  })
  mostPerDay?: number | null

  @Field(() => Int, {
    nullable: true,
    description: `How long each bid stays open, in days of 24 hours, ${bidDays.min} to ${bidDays.max}. It never ends later than the start of the delivery window. ${bidDays.default} if omitted.`,
  })
  standsDays?: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it is on. True if omitted.' })
  isActive?: boolean | null

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}

@ArgsType()
@Rules(requiredReasonRules)
export class PauseArgs {
  @Field(() => String, { description: 'The reason, at most 500 characters. The vendor reads it.' })
  reason!: string
}
