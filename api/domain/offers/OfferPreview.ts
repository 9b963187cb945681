import { Field, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { Debris } from '../../rules/kinds.js'
import { DebrisTypes } from '../jobs/jobEnums.js'
import { DateTime, LocalDate, Money } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description:
    'A rental of the last 90 days that a rule would have bid on, without its customer and address.',
})
export class PreviewedRequest {
  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string

  @Field(() => DateTime, { description: 'When it was posted.' })
  createdAt!: Date

  @Field(() => LocalDate, { description: 'The first day of the rental.' })
  dropoffDate!: string

  @Field(() => LocalDate, { description: 'The last day of the rental.' })
  pickupDate!: string

  @Field(() => DebrisTypes, { nullable: true, description: 'The debris, if the customer chose any.' })
  debris!: Debris | null

  @Field(() => Money, {
    description: 'The estimated total that the customer would have read, as `estimatedTotal` of a bid.',
  })
  estimatedTotal!: string
}

@ObjectType({ simpleResolvers: true, description: 'The effect of a rule that is not saved yet.' })
export class OfferPreview {
  @Field(() => Money, { description: 'The price that a customer would read.' })
  price!: string

  @Field(() => String, {
    nullable: true,
    description: 'The terms that a customer would read. Null if there are none.',
  })
  terms!: string | null

  @Field(() => [PreviewedRequest], {
    description: 'The last ten matching rentals in the service areas, newest first.',
  })
  @Items({ most: 10, usual: 5 })
  requests!: PreviewedRequest[]
}
