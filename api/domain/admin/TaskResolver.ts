import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { FailedTask } from './FailedTask.js'
import { failedTasks } from './failedTasks.js'
import { removeTask, retryTask } from './taskActs.js'

@Resolver()
export class TaskResolver {
  @Query(() => [FailedTask], {
    description:
      'Work in the background whose last try failed: what was given up first, then newest first, at most 100. Admins only.',
  })
  async failedTasks(@Ctx() context: Context) {
    await context.signedIn('admin')
    return failedTasks(context)
  }

  @Mutation(() => FailedTask, {
    description: 'Tries a failed task again now. NOT_FOUND once it is done or being worked on. Admins only.',
  })
  retryTask(@Arg('id', () => ID, { description: 'The task.' }) id: string, @Ctx() context: Context) {
    return retryTask(context, id)
  }

  @Mutation(() => FailedTask, {
    description:
      'Removes a failed task for good: what it was to do is not done. NOT_FOUND once it is done or being worked on. Admins only.',
  })
  removeTask(@Arg('id', () => ID, { description: 'The task.' }) id: string, @Ctx() context: Context) {
    return removeTask(context, id)
  }
}
