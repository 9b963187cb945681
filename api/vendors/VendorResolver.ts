import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import { whose } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { readOne, readRows } from '../rows/read.js'
import { UUID } from '../shared/scalars.js'
import { DumpsterSize } from './DumpsterSize.js'
import { ServiceArea } from './ServiceArea.js'
import { statsRows } from './statsRows.js'
import { VendorService } from './VendorService.js'
import { VendorStats } from './VendorStats.js'

const NAMED = { nullable: true, description: 'The viewer when left out; only admins may name another.' }

@Resolver()
export class VendorResolver {
  @Query(() => VendorStats, {
    nullable: true,
    description: "The figures of a vendor's dashboard; null where there is no such vendor.",
  })
  async vendorStats(
    @Arg('vendorId', () => UUID, NAMED) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await whose(context, 'vendor', vendorId)
    return readOne(statsRows, info, context, "t.id = :owner and t.user_type = 'vendor'", { owner })
  }

  @Query(() => [ServiceArea], { description: 'The ZIP codes a vendor serves, in order.' })
  async serviceAreas(
    @Arg('vendorId', () => UUID, NAMED) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await whose(context, 'vendor', vendorId)
    return readRows(
      { table: 'service_areas', fields: {} },
      info,
      context,
      'where t.vendor_id = :owner order by t.zip_code',
      { owner },
    )
  }

  @Query(() => [VendorService], {
    description: 'The services a vendor has offered, also those switched off.',
  })
  async vendorServices(
    @Arg('vendorId', () => UUID, NAMED) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await whose(context, 'vendor', vendorId)
    return readRows(
      { table: 'vendor_services', fields: {} },
      info,
      context,
      'where t.vendor_id = :owner order by t.service_type',
      { owner },
    )
  }

  @Query(() => [DumpsterSize], { description: "The sizes in a vendor's inventory, oldest first." })
  async dumpsterSizes(
    @Arg('vendorId', () => UUID, NAMED) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await whose(context, 'vendor', vendorId)
    return readRows(
      { table: 'dumpster_sizes', fields: {} },
      info,
      context,
      'where t.vendor_id = :owner order by t.created_at, t.id',
      { owner },
    )
  }
}
