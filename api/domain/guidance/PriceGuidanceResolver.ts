import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql'
import { readOne } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { guidanceRows, isBestFor, isFresh } from './guidanceRows.js'
import { NearbyArgs, PriceGuidanceArgs } from './inputs.js'
import { Nearby } from './Nearby.js'
import { PriceGuidance } from './PriceGuidance.js'
import { readNearby } from './readNearby.js'

@Resolver()
export class PriceGuidanceResolver {
  @Query(() => PriceGuidance, {
    nullable: true,
    description:
      'The usual prices of jobs like this nearby over the last twelve months, updated nightly; those of the same load if there are enough, or else of all junk pickups. Available without signing in. Null if there were fewer than 8 jobs or 4 vendors, or if one vendor had more than 40 % of the jobs.',
  })
  async priceGuidance(
    @Args() { type, dumpsterSize, zipCode, loadEighths }: PriceGuidanceArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readOne(
      guidanceRows,
      info,
      context,
      guidance =>
        isBestFor(
          guidance,
          ':loadEighths::int',
          t => `${t.type} = :type and ${t.dumpsterSize} is not distinct from :dumpsterSize
            and ${t.zip3} = :zip3 and ${isFresh(t.computedAt)}`,
        ),
      { type, dumpsterSize, zip3: zipCode.slice(0, 3), loadEighths: loadEighths ?? null },
    )
  }

  @Query(() => Nearby, {
    description:
      'The vendors and usual prices of one service near a ZIP code. Available without signing in, so that people can see them before they sign up.',
  })
  nearby(@Args() { type, zipCode }: NearbyArgs, @Ctx() context: Context) {
    return readNearby(context, { type, zipCode })
  }
}
