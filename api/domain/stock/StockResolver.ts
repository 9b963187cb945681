import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { badField } from '../../platform/errors.js'
import { Items, MadeOf } from '../../platform/rows/items.js'
import { readById, readRows } from '../../platform/rows/read.js'
import { addDays } from '../../rules/dates.js'
import { dumpsterSizes, keysOf, type RentalSize } from '../../rules/kinds.js'
import { MOST_DAYS_OFF, MOST_SHORT, MOST_STOCK_DAYS, MOST_UNITS } from '../../rules/stock/stockBounds.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { jobRows } from '../jobs/jobRows.js'
import { LocalDate, UUID } from '../scalars.js'
import { DayOff } from './DayOff.js'
import { addDayOff, removeDayOff } from './daysOff.js'
import { AddDayOffInput, UnitCountArgs, UnitLabelArgs, UnitOutArgs } from './inputs.js'
import { readStock } from './readStock.js'
import { Stock } from './Stock.js'
import { dayOffRows, isShort, unitRows } from './stockRows.js'
import { Unit } from './Unit.js'
import { renameUnit, returnUnit, setUnits, takeUnitOut } from './unitActs.js'

const UNIT = 'A dumpster of the vendor.'
const UNITS = { most: MOST_UNITS * keysOf(dumpsterSizes).length, usual: 10 }

@Resolver(() => Stock)
export class StockResolver {
  @Query(() => [Unit], {
    description: "A vendor's dumpsters, by size and label. For owners and dispatchers.",
  })
  @Items(UNITS)
  async units(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return unitsOf(await ownerOf(context, 'vendor', vendorId), context, info)
  }

  @Query(() => [Stock], {
    description: `A vendor's dumpsters day by day, for each size of which there are any. BAD_USER_INPUT for more than ${MOST_STOCK_DAYS} days. For owners and dispatchers.`,
  })
  @MadeOf(100)
  async stock(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day.' }) to: string,
    @Ctx() context: Context,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    if (to < from) throw badField('to', 'The last day cannot come before the first')
    if (to >= addDays(from, MOST_STOCK_DAYS)) throw badField('to', `Choose at most ${MOST_STOCK_DAYS} days`)
    return (await readStock(context, { owner, from, to })).map(each => ({ vendorId: owner, ...each }))
  }

  @FieldResolver(() => [Job], { description: 'Jobs of the size that have no dumpster, by their first day.' })
  @Items({ most: MOST_SHORT, usual: 1 })
  short(@Root() { vendorId, size }: Stock, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return readRows(
      jobRows,
      info,
      context,
      job => `where ${job.vendorId} = :owner and ${job.dumpsterSize} = :size and ${isShort(job, `r.vendor_id = :owner`)}
        order by ${job.dropoffDate}, ${job.id} limit ${MOST_SHORT}`,
      { owner: vendorId, size },
    )
  }

  @Query(() => [DayOff], { description: "A vendor's days off, also past ones. For owners and dispatchers." })
  @Items({ most: MOST_DAYS_OFF, usual: 5 })
  async daysOff(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      dayOffRows,
      info,
      context,
      d => `where ${d.vendorId} = :owner order by ${d.fromDay} desc, ${d.id} limit ${MOST_DAYS_OFF}`,
      { owner },
    )
  }

  @Mutation(() => [Unit], {
    description:
      "Sets how many dumpsters of a size the viewer has, and returns those of the size. New ones get labels, and jobs under way get reservations as far as there are dumpsters. With none, nothing is limited. BAD_USER_INPUT if one to be removed stands at an address. Vendors' owners and dispatchers only.",
  })
  @Items({ most: MOST_UNITS, usual: 5 })
  async setUnits(
    @Arg('sizeId', () => UUID, { description: "One of the viewer's sizes, with its rentalSize." })
    sizeId: string,
    @Args() { count }: UnitCountArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const size = await setUnits(context, sizeId, count)
    const { id } = await context.signedIn()
    return unitsOf(id, context, info, size)
  }

  @Mutation(() => Unit, {
    description: 'Renames a dumpster. BAD_USER_INPUT if the viewer has another one of that label.',
  })
  async renameUnit(
    @Arg('id', () => UUID, { description: UNIT }) id: string,
    @Args() { label }: UnitLabelArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(unitRows, info, context, await renameUnit(context, id, label))
  }

  @Mutation(() => Unit, {
    description:
      'Takes a dumpster out, as for a repair. Its reservations move to others; jobs for which there is none are in Unit.endangers.',
  })
  async takeUnitOut(
    @Arg('id', () => UUID, { description: UNIT }) id: string,
    @Args() { note }: UnitOutArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(unitRows, info, context, await takeUnitOut(context, id, note))
  }

  @Mutation(() => Unit, { description: 'Makes a dumpster that was out available again.' })
  async returnUnit(
    @Arg('id', () => UUID, { description: UNIT }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(unitRows, info, context, await returnUnit(context, id))
  }

  @Mutation(() => DayOff, {
    description:
      'Adds days off: no rule bids on jobs of these days, and customers cannot move visits to them without asking. BAD_USER_INPUT if they are over; CONFLICT TOO_MANY_DAYS_OFF.',
  })
  async addDayOff(
    @Arg('input', () => AddDayOffInput, { description: 'The days.' }) input: AddDayOffInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(dayOffRows, info, context, await addDayOff(context, input))
  }

  @Mutation(() => UUID, { description: "Removes the viewer's days off and returns their id." })
  removeDayOff(@Arg('id', () => UUID, { description: 'Days off.' }) id: string, @Ctx() context: Context) {
    return removeDayOff(context, id)
  }
}

const unitsOf = (owner: string, context: Context, info: GraphQLResolveInfo, size: RentalSize | null = null) =>
  readRows(
    unitRows,
    info,
    context,
    u => `where ${u.vendorId} = :owner and ${u.removedAt} is null and (:size::text is null or ${u.size} = :size)
      order by ${u.size}, length(${u.label}), ${u.label}, ${u.id}`,
    { owner, size },
  )
