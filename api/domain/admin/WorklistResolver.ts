import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Int, Query, Resolver } from 'type-graphql'
import { readOne } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { FailedTask } from './FailedTask.js'
import { countFailedTasks, failedTasks } from './failedTasks.js'
import { WORKLIST, Worklist } from './Worklist.js'
import { worklistRows } from './worklistRows.js'

@Resolver(() => Worklist)
export class WorklistResolver {
  @Query(() => Worklist, { description: 'What waits for an admin. Admins only.' })
  async worklist(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn('admin')
    return readOne(worklistRows, info, context, () => 'true')
  }

  @FieldResolver(() => Int)
  taskCount(@Ctx() context: Context) {
    return countFailedTasks(context, WORKLIST.counted)
  }

  @FieldResolver(() => [FailedTask])
  tasks(@Ctx() context: Context) {
    return failedTasks(context, WORKLIST.listed)
  }
}
