import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { readById, readRows } from '../../platform/rows/read.js'
import { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { AdminSuspension } from './AdminSuspension.js'
import { adminSuspensionRows, isOpenRequest } from './adminSuspensionRows.js'
import {
  confirmAdminSuspension,
  requestAdminSuspension,
  withdrawAdminSuspension,
} from './adminSuspensions.js'

const readUser = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readById(userRows, info, context, id)

@Resolver()
export class AdminSuspensionResolver {
  @Query(() => [AdminSuspension], {
    description: 'What waits for a second administrator, newest first. Admins only.',
  })
  async adminSuspensions(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn('admin')
    return readRows(
      adminSuspensionRows,
      info,
      context,
      t => `where ${isOpenRequest(t)} order by ${t.askedAt} desc, ${t.id}`,
    )
  }

  @Mutation(() => AdminSuspension, {
    description:
      'Asks that another administrator be suspended or reactivated; done once a second one confirms within a day. CONFLICT ALREADY_ASKED, ADMIN_STATE. Admins only.',
  })
  async requestAdminSuspension(
    @Arg('userId', () => UUID, { description: 'The other administrator.' }) userId: string,
    @Arg('isActive', () => Boolean, { description: 'False suspends, true reactivates.' }) isActive: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await requestAdminSuspension(context, userId, isActive)
    return readById(adminSuspensionRows, info, context, id)
  }

  @Mutation(() => User, {
    description:
      'Confirms what another administrator asked, and does it at once: a suspension ends sessions, tokens and links. CONFLICT REQUEST_OVER. Admins only, neither who asked nor whom it is about.',
  })
  async confirmAdminSuspension(
    @Arg('id', () => UUID, { description: 'The request.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await confirmAdminSuspension(context, id), context, info)
  }

  @Mutation(() => User, {
    description:
      'Takes such a request back, unconfirmed. CONFLICT REQUEST_OVER. Admins only, not whom it is about.',
  })
  async withdrawAdminSuspension(
    @Arg('id', () => UUID, { description: 'The request.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await withdrawAdminSuspension(context, id), context, info)
  }
}
