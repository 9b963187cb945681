import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Int, Query, Resolver } from 'type-graphql'
import { readOne, readRows } from '../../platform/rows/read.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { Context } from '../context.js'
import { fromStates } from '../makeMove.js'
import { documentRows } from '../vendors/documentRows.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { WORKLIST, Worklist, worklistRows } from '../Worklist.js'
import { FailedTask } from './FailedTask.js'
import { countFailedTasks, failedTasks } from './failedTasks.js'

@Resolver(() => Worklist)
export class WorklistResolver {
  @Query(() => Worklist, { description: 'The items that are waiting for an admin. Admins only.' })
  async worklist(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn('admin')
    return readOne(worklistRows, info, context, () => 'true')
  }

  @Query(() => [VendorDocument], {
    description: 'The 50 documents that have waited longest for review, in that order. Admins only.',
  })
  async documentsToReview(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn('admin')
    return readRows(
      documentRows,
      info,
      context,
      d =>
        `where ${d.reviewStatus} in ${fromStates(documentGraph, 'approve')} order by ${d.uploadedAt}, ${d.id} limit 50`,
    )
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
