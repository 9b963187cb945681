import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import { placeOfZip } from '../../platform/places/zipPlaces.js'
import { MadeOf } from '../../platform/rows/items.js'
import { readOne } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { CityZips } from '../vendors/AreasAround.js'
import { byCity } from '../vendors/byCity.js'
import { hasProfile } from './businessRows.js'
import { profileRows } from './profileRows.js'
import { MOST_CITIES, VendorProfile } from './VendorProfile.js'

/** The cities of a vendor's areas, those with the most ZIP codes first. */
const citiesOf = ({ zips }: Row<VendorProfile>) => byCity(zips.flatMap(zip => placeOfZip(zip) ?? []))

@Resolver(() => VendorProfile)
export class VendorProfileResolver {
  @Query(() => VendorProfile, {
    nullable: true,
    description:
      "A vendor's public profile. Available without signing in. Null unless the user is an active vendor, so suspended, closed, and invited accounts return null too.",
  })
  async vendorProfile(
    @Arg('id', () => UUID, { description: 'The id of the vendor.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOne(profileRows, info, context, t => `${t.id} = :id and ${hasProfile(t)}`, { id })
  }

  @FieldResolver(() => [CityZips])
  areas(@Root() profile: Row<VendorProfile>) {
    return citiesOf(profile).slice(0, MOST_CITIES)
  }

  @FieldResolver(() => Int)
  @MadeOf(200)
  cityCount(@Root() profile: Row<VendorProfile>) {
    return citiesOf(profile).length
  }
}
