import { ArgsType, Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import {
  declineChangeOrderRules,
  proposeChangeOrderRules,
} from '../../rules/changeOrders/changeOrderRules.js'
import type { ChangeOrderKind } from '../../rules/changeOrders/changeOrders.js'
import type { ItemKind } from '../../rules/junk/itemKinds.js'
import { DateTime, LocalDate, Money, UUID } from '../scalars.js'
import { ItemKinds } from '../TakenItem.js'
import { ChangeOrderKinds } from './changeOrderEnums.js'

@InputType({ description: 'A change of an accepted job. Each kind reads the fields that it needs.' })
@Rules(proposeChangeOrderRules)
export class ProposeChangeOrderInput {
  @Field(() => UUID, { description: 'The job.' })
  jobId!: string

  @Field(() => ChangeOrderKinds, { description: 'What changes.' })
  kind!: ChangeOrderKind

  @Field(() => UUID, {
    nullable: true,
    description:
      'The visit to move, or at which it came up. overweight: the swap or pickup that was weighed, extra_load and item: the visit at the address, by default the latest.',
  })
  visitId?: string | null

  @Field(() => DateTime, { nullable: true, description: 'move_visit, swap: the start of the new window.' })
  windowStart?: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'move_visit, swap: its end, at most 12 hours later.',
  })
  windowEnd?: Date | null

  @Field(() => LocalDate, {
    nullable: true,
    description: 'longer_rental, earlier_pickup: the new day of the pickup.',
  })
  pickupDate?: string | null

  @Field(() => Money, {
    nullable: true,
    description:
      "extra, discount: the amount, more than 0. A vendor's longer_rental or swap: the price; without one, a swap costs what the bid names. extra_load, item: the price of all of it if the bid names none; drivers can't name one.",
  })
  amount?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      "extra_days, overweight: days or tons beyond those included, as a decimal string. By default what the visits show. extra_load: whole eighths of a truck beyond the bid's includedEighths, 1 to 8. item: how many, 1 to 50, beyond those that the request lists, which the price covers.",
  })
  quantity?: string | null

  @Field(() => ItemKinds, { nullable: true, description: 'item: the kind of item.' })
  item?: ItemKind | null

  @Field(() => String, { nullable: true, description: 'At most 500 characters. Required for extra.' })
  note?: string | null

  @Field(() => [String], {
    nullable: true,
    description:
      "Object paths of up to 5 of the viewer's registered photos. They belong to the change order; a scale ticket becomes the visit's. extra_load: at least two, the first from before loading, the last from after.",
  })
  evidence?: string[] | null
}

@ArgsType()
export class SeenAmountArgs {
  @Field(() => Money, {
    nullable: true,
    description: 'The amount that you saw, 0.00 if it is free. Omit it to skip the check.',
  })
  amount?: string | null
}

@ArgsType()
@Rules(declineChangeOrderRules)
export class DeclineReasonArgs {
  @Field(() => String, { nullable: true, description: 'The reason, at most 500 characters.' })
  reason?: string | null
}
