import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { placeOfZip } from '../../platform/places/zipPlaces.js'
import { Items } from '../../platform/rows/items.js'
import type { Row } from '../../platform/rows/View.js'
import { zip5 } from '../../rules/text.js'
import { vendorQuotas } from '../../rules/vendors/vendorBounds.js'
import { Context } from '../context.js'
import { AreasAround, AreasAroundReport } from './AreasAround.js'
import { AreasAroundArgs, RemovedAreasArgs } from './inputs.js'
import { ServiceArea } from './ServiceArea.js'
import { addServiceAreasAround, previewAreasAround, removeServiceAreas } from './serviceAreas.js'

const placeOf = ({ zipCode }: Row<ServiceArea>) => placeOfZip(zip5(zipCode))

@Resolver(() => ServiceArea)
export class ServiceAreaResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The Postal Service's name of the ZIP code's city. Null if it is unknown.",
  })
  city(@Root() area: Row<ServiceArea>) {
    return placeOf(area)?.city ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The two-letter state of the ZIP code. Null if it is unknown.',
  })
  state(@Root() area: Row<ServiceArea>) {
    return placeOf(area)?.state ?? null
  }

  @Query(() => AreasAround, {
    description:
      'The ZIP codes that addServiceAreasAround would add. BAD_USER_INPUT on zipCode if its location is unknown. Vendors only.',
  })
  areasAround(@Args() { zipCode, miles }: AreasAroundArgs, @Ctx() context: Context) {
    return previewAreasAround(context, { zipCode, miles })
  }

  @Mutation(() => AreasAroundReport, {
    description:
      "Adds every ZIP code within a distance of a center ZIP code to the vendor's service areas. BAD_USER_INPUT on zipCode if its location is unknown. CONFLICT TOO_MANY_AREAS, in which case nothing is added.",
  })
  addServiceAreasAround(@Args() { zipCode, miles }: AreasAroundArgs, @Ctx() context: Context) {
    return addServiceAreasAround(context, { zipCode, miles })
  }

  @Mutation(() => [ServiceArea], {
    description:
      'Removes several ZIP codes at once and returns those that were on the list, so that they can be added again.',
  })
  @Items({ most: vendorQuotas.serviceAreas.most, usual: 50 })
  removeServiceAreas(@Args() { zipCodes }: RemovedAreasArgs, @Ctx() context: Context) {
    return removeServiceAreas(context, zipCodes)
  }
}
