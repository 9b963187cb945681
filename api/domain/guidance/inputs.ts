import { ArgsType, Field, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { nearbyRules, priceGuidanceRules } from '../../rules/guidance/priceGuidance.js'
import type { RentalSize as RentalSizeName, ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { RentalSize } from '../scalars.js'

@ArgsType()
@Rules(priceGuidanceRules)
export class PriceGuidanceArgs {
  @Field(() => ServiceTypes, { description: 'The service.' })
  type!: ServiceType

  @Field(() => RentalSize, { nullable: true, description: 'The dumpster size. Only for dumpster rentals.' })
  dumpsterSize?: RentalSizeName | null

  @Field(() => Int, {
    nullable: true,
    description: 'The load in eighths of a truck, more than 8 for more than one. Only for junk pickups.',
  })
  loadEighths?: number | null

  @Field(() => String, { description: 'Five digits, or ZIP+4; only the first three digits count.' })
  zipCode!: string
}

@ArgsType()
@Rules(nearbyRules)
export class NearbyArgs {
  @Field(() => ServiceTypes, { description: 'The service.' })
  type!: ServiceType

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string
}
