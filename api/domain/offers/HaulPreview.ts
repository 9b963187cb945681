import { Field, Int, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { PricePart } from '../bids/PricePart.js'
import { DateTime, LocalDate, Money } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description:
    'A junk pickup of the last 90 days that a rule would have bid on, without its customer and address.',
})
export class PreviewedPickup {
  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string

  @Field(() => DateTime, { description: 'When it was posted.' })
  createdAt!: Date

  @Field(() => LocalDate, { description: 'The day of the pickup.' })
  pickupDay!: string

  @Field(() => Int, { description: 'The load, in eighths of a truck.' })
  loadEighths!: number

  @Field(() => Money, { description: 'The price that the rule would have bid.' })
  price!: string

  @Field(() => [PricePart], { description: 'How the price is made up.' })
  @Items({ most: 26, usual: 3 })
  parts!: PricePart[]
}

@ObjectType({ simpleResolvers: true, description: 'The effect of a rule for junk that is not saved yet.' })
export class HaulPreview {
  @Field(() => [PreviewedPickup], {
    description: 'The last ten matching junk pickups in the service areas, newest first.',
  })
  @Items({ most: 10, usual: 5 })
  requests!: PreviewedPickup[]
}
