import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { rowsOf } from '../../platform/database/prepared.js'
import { Items, MadeOf } from '../../platform/rows/items.js'
import { readById, readRows } from '../../platform/rows/read.js'
import { boardOrder, type PlannedVisit } from '../../rules/board/boardOrder.js'
import { MOST_PEOPLE } from '../../rules/people/roles.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { LocalDate, UUID } from '../scalars.js'
import { readStock } from '../stock/readStock.js'
import { Visit } from '../visits/Visit.js'
import { visitRows } from '../visits/visitRows.js'
import { assignVisit } from './assignVisit.js'
import { Board, BoardDay, BoardPerson, BoardUnits } from './Board.js'
import { MOST_ON_BOARD, PLANNED_ON, peopleAtWork, personRows, WEEK } from './boardRows.js'

@Resolver(() => Board)
export class BoardResolver {
  @Query(() => Board, { description: "A vendor's visits of a day by person, for owners and dispatchers." })
  async board(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Arg('day', () => LocalDate, { description: "The day, on each job's clock." }) day: string,
    @Ctx() context: Context,
  ) {
    return { vendorId: await ownerOf(context, 'vendor', vendorId), day }
  }

  @FieldResolver(() => [BoardPerson], { description: 'The people at work in the business, drivers first.' })
  @Items({ most: MOST_PEOPLE, usual: 5 })
  people(@Root() { vendorId }: Board, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return readRows(personRows, info, context, u => peopleAtWork(u), { owner: vendorId })
  }

  @FieldResolver(() => [Visit], {
    description:
      "The visits of the day except cancelled ones, in the order of each person's column: late ones, then, today, those that earlier days left undone, then as they were placed, and finished ones last.",
  })
  @Items({ most: MOST_ON_BOARD, usual: 15 })
  async visits(@Root() { vendorId, day }: Board, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const planned = await rowsOf<PlannedVisit & Record<string, unknown>>(context.readPool, PLANNED_ON, {
      owner: vendorId,
      day,
    })
    const ids = boardOrder(planned, day, context.now).map(({ id }) => id)
    return readRows(
      visitRows,
      info,
      context,
      v => `where ${v.id} = any(:ids::uuid[]) order by array_position(:ids::uuid[], ${v.id})`,
      { ids },
    )
  }

  @FieldResolver(() => [BoardUnits], {
    description: 'Its dumpsters on that day, for each size of which it has entered any.',
  })
  @MadeOf(20)
  async units(@Root() { vendorId, day }: Board, @Ctx() context: Context) {
    const sizes = await readStock(context, { owner: vendorId, from: day, to: day })
    return sizes.map(({ size, days: [{ total, taken }] }) => ({
      size,
      free: Math.max(total - taken, 0),
      total,
    }))
  }

  @Query(() => [BoardDay], { description: 'How full the seven days from a day on are.' })
  @MadeOf(100)
  async boardWeek(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Ctx() context: Context,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return rowsOf<BoardDay & Record<string, unknown>>(context.readPool, WEEK, { owner, from })
  }

  @Mutation(() => Visit, {
    description:
      "Assigns an open visit to a person at work in its vendor's business and gives it a place in their day. NOT_FOUND if the visit is not yours, or the person doesn't work there. CONFLICT VISIT_STATE if it has moved on. Owners, dispatchers, and admins only.",
  })
  async assignVisit(
    @Arg('visitId', () => UUID, { description: 'A visit of the viewer, or any visit for admins.' })
    visitId: string,
    @Arg('personId', () => UUID, { nullable: true, description: "The person's account; null for nobody." })
    personId: string | null | undefined,
    @Arg('after', () => UUID, {
      nullable: true,
      description:
        'The visit before it in the column; null for the first place. If that one is no longer there, it gets the last place.',
    })
    after: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const key = { visitId, personId: personId ?? null, after: after ?? null }
    await assignVisit(context, key, key)
    return readById(visitRows, info, context, visitId)
  }
}
