import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { FailedTask } from './FailedTask.js'
import { failedTasks } from './failedTasks.js'
import { removeTask, retryTask } from './taskActs.js'

@Resolver()
export class TaskResolver {
  @Query(() => [FailedTask], {
    description:
      'Background tasks whose last attempt failed: those that will not be retried come first, then the newest. At most 100. Admins only.',
  })
  async failedTasks(@Ctx() context: Context) {
    await context.signedIn('admin')
    return failedTasks(context)
  }

  @Mutation(() => FailedTask, {
    description: 'Retries a failed task now. NOT_FOUND if it has finished or is running. Admins only.',
  })
  retryTask(@Arg('id', () => ID, { description: 'The task.' }) id: string, @Ctx() context: Context) {
    return retryTask(context, id)
  }

  @Mutation(() => FailedTask, {
    description:
      'Permanently removes a failed task without running it. NOT_FOUND if it has finished or is running. Admins only.',
  })
  removeTask(@Arg('id', () => ID, { description: 'The task.' }) id: string, @Ctx() context: Context) {
    return removeTask(context, id)
  }
}
