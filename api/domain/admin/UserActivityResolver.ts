import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Field, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { readById, readOne } from '../../platform/rows/read.js'
import { list, type View } from '../../platform/rows/View.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { UUID } from '../scalars.js'
import { UserIdsArgs, UsersActiveArgs } from './inputs.js'
import { setUserActive, setUsersActive } from './setUsersActive.js'

@ObjectType({ simpleResolvers: true, description: 'A user who was not changed.' })
class RefusedUser {
  @Field(() => UUID, { description: 'The id that you sent.' })
  userId!: string

  @Field(() => String, { description: 'The reason.' })
  message!: string
}

@ObjectType({ simpleResolvers: true, description: 'The result of suspending or reactivating several users.' })
class UsersActiveReport {
  @Field(() => [User], { description: 'The users who were changed.' })
  changed!: User[]

  @Field(() => [RefusedUser], { description: 'The users who were not changed, each with the reason.' })
  refused!: RefusedUser[]
}

const reportRows: View<Pick<UsersActiveReport, 'changed'>, object> = {
  table: '(select true as id)',
  fields: {
    changed: list(
      () => userRows,
      u => `${u.id} = any(:changed::uuid[])`,
    ),
  },
  // The act's result, not read from the database.
  computed: { refused: [] },
}

@Resolver()
export class UserActivityResolver {
  @Query(() => Int, {
    description:
      'The number of accepted and started jobs assigned to these users. Suspending the users would leave these jobs without a vendor. Admins only.',
  })
  async jobsUnderWay(@Args() { userIds }: UserIdsArgs, @Ctx() context: Context): Promise<number> {
    await context.signedIn('admin')
    return context.em.count(Job, { vendorId: { $in: userIds }, status: { $in: [...underWay] } })
  }

  @Mutation(() => User, {
    description:
      'Suspends or reactivates a customer or vendor immediately. Suspending ends all their sessions and API tokens for good. FORBIDDEN if the user is an admin. Admins only.',
  })
  async setUserActive(
    @Arg('userId', () => UUID, { description: 'The id of the user.' }) userId: string,
    @Arg('isActive', () => Boolean, { description: 'False suspends, true reactivates.' }) isActive: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(userRows, info, context, await setUserActive(context, userId, isActive))
  }

  @Mutation(() => UsersActiveReport, {
    description:
      'Suspends or reactivates several customers and vendors immediately, each as `setUserActive` does. Admins, closed accounts, and users who already have that status are left unchanged and reported. Admins only.',
  })
  async setUsersActive(
    @Args() { userIds, isActive }: UsersActiveArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { changed, refused } = await setUsersActive(context, userIds, isActive)
    return { ...(await readOne(reportRows, info, context, () => 'true', { changed })), refused }
  }
}
