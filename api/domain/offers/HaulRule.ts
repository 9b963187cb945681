import { ArrayType } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { Money } from '../scalars.js'
import { NoPrice, withLimits } from './withLimits.js'

/** The driver reads an array of numerics as floats, which hold amounts of up to $10,000 exactly to the cent. */
const asAmount = (value: string | number) => Number(value).toFixed(2)

@Entity({ tableName: 'haul_rules' })
@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's standing prices for junk pickups, by their load. It bids by itself when a matching request with a load is posted. Visible only to its vendor and admins.",
})
export class HaulRule extends withLimits(NoPrice) {
  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => Money, { description: 'The least that it bids for a load, whatever the price of the load.' })
  minimum!: string

  @Property({ type: new ArrayType<string>(asAmount), columnType: 'numeric(10,2)[]' })
  @Field(() => [Money], {
    description: 'The prices of one to eight eighths of a truck. A larger load never costs less.',
  })
  eighthPrices!: string[]

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'Added if the items are up or down stairs. Null if nothing is.',
  })
  stairsPrice: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      'The price of each eighth of a truck beyond the load of the request. Null if a larger load needs the agreement of both.',
  })
  extraEighthPrice: string | null = null
}
