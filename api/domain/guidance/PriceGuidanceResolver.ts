import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql'
import { readOne } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { guidanceRows } from './guidanceRows.js'
import { PriceGuidanceArgs } from './inputs.js'
import { PriceGuidance } from './PriceGuidance.js'

@Resolver()
export class PriceGuidanceResolver {
  @Query(() => PriceGuidance, {
    nullable: true,
    description:
      'The usual prices of jobs like this nearby over the last twelve months, updated nightly. Available to anyone signed in. Null if there were fewer than 8 jobs or 4 vendors, or if one vendor had more than 40 % of the jobs.',
  })
  async priceGuidance(
    @Args() { type, dumpsterSize, zipCode }: PriceGuidanceArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn()
    // If the nightly task stops, its last rows soon mislead, so older ones don't count.
    return readOne(
      guidanceRows,
      info,
      context,
      t => `${t.type} = :type and ${t.dumpsterSize} is not distinct from :dumpsterSize
        and ${t.zip3} = :zip3 and ${t.computedAt} > :now::timestamptz - interval '7 days'`,
      { type, dumpsterSize, zip3: zipCode.slice(0, 3) },
    )
  }
}
