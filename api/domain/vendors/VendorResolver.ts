import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { readOne, readRows } from '../../platform/rows/read.js'
import { vendorQuotas } from '../../rules/vendors/vendorBounds.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { TakenItem } from '../TakenItem.js'
import { DumpsterSize } from './DumpsterSize.js'
import { documentRows } from './documentRows.js'
import { ServiceArea } from './ServiceArea.js'
import { ITEMS, itemsOfVendor } from './takenItems.js'
import { VendorDocument } from './VendorDocument.js'
import { VendorService } from './VendorService.js'
import { VendorStats } from './VendorStats.js'
import { areaRows, serviceRows, sizeRows, statsRows } from './vendorRows.js'

@Resolver()
export class VendorResolver {
  @Query(() => VendorStats, {
    nullable: true,
    description: "The figures on a vendor's dashboard. Null if the vendor does not exist.",
  })
  async vendorStats(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readOne(statsRows, info, context, t => `${t.id} = :owner and ${t.userType} = 'vendor'`, { owner })
  }

  @Query(() => [ServiceArea], { description: 'The ZIP codes a vendor serves, in ascending order.' })
  @Items({ most: vendorQuotas.serviceAreas.most, usual: 50 })
  async serviceAreas(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(areaRows, info, context, t => `where ${t.vendorId} = :owner order by ${t.zipCode}`, {
      owner,
    })
  }

  @Query(() => [VendorService], {
    description: 'The services a vendor offers or has offered, including inactive ones.',
  })
  async vendorServices(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      serviceRows,
      info,
      context,
      t => `where ${t.vendorId} = :owner order by ${t.serviceType}`,
      {
        owner,
      },
    )
  }

  @Query(() => [DumpsterSize], { description: "The sizes in a vendor's inventory, oldest first." })
  @Items({ most: vendorQuotas.dumpsterSizes.most, usual: 5 })
  async dumpsterSizes(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      sizeRows,
      info,
      context,
      t => `where ${t.vendorId} = :owner order by ${t.createdAt}, ${t.id}`,
      {
        owner,
      },
    )
  }

  @Query(() => [TakenItem], {
    description: 'What a vendor takes: every kind of item, those included, too, in the order of `ItemKind`.',
  })
  @Items(ITEMS)
  async vendorItems(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return itemsOfVendor(await ownerOf(context, 'vendor', vendorId), context, info)
  }

  @Query(() => [VendorDocument], {
    description: "A vendor's documents, newest first, including refused ones.",
  })
  @Items({ most: 100, usual: 5 })
  async vendorDocuments(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      documentRows,
      info,
      context,
      t => `where ${t.vendorId} = :owner order by ${t.uploadedAt} desc, ${t.id}`,
      { owner },
    )
  }
}
