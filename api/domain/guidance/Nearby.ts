import { Field, Int, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { RentalSize as RentalSizeName } from '../../rules/kinds.js'
import { RentalSize } from '../scalars.js'
import { PriceGuidance } from './PriceGuidance.js'

@ObjectType({ simpleResolvers: true, description: 'The usual prices of one kind of job in one area.' })
class NearbyPrices extends PriceGuidance {
  @Field(() => RentalSize, { nullable: true, description: 'The dumpster size. Null for junk pickups.' })
  dumpsterSize?: RentalSizeName | null

  @Field(() => String, {
    nullable: true,
    description: 'The state whose prices these are, if the area has too few of its own.',
  })
  state?: string | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Three of four of these jobs had their first bid within this many hours. Null if it is not known yet.',
  })
  firstBidHours?: number | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'One service near a ZIP code, for people who have no account yet.',
})
export class Nearby {
  @Field(() => Boolean, {
    description:
      "False if Haulbid's list of US ZIP codes does not have this one: it may be a typing error, or new.",
  })
  isKnown!: boolean

  @Field(() => Boolean, {
    description: 'True if at least one vendor could bid on such a job in the ZIP code today.',
  })
  isServed!: boolean

  @Field(() => [NearbyPrices], {
    description:
      'The guidance of priceGuidance for each dumpster size, smallest first, or for junk pickups; of the whole state where the area has none. Kinds without either are left out.',
  })
  // One for each dumpster size.
  @Items({ most: 4, usual: 4 })
  prices!: NearbyPrices[]

  @Field(() => [NearbyPrices], {
    description:
      'For junk pickups: the same by load, smallest first. Loads without enough jobs are left out.',
  })
  // One for each quarter of a truck.
  @Items({ most: 4, usual: 4 })
  loads!: NearbyPrices[]
}
