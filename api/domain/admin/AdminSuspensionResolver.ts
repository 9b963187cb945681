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
    description: 'The requests that are waiting for a second administrator, newest first. Admins only.',
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
      'Requests to suspend or reactivate another administrator. It takes effect if a second administrator confirms it within a day. CONFLICT: ALREADY_ASKED, ADMIN_STATE. Admins only. Not available with a token.',
  })
  async requestAdminSuspension(
    @Arg('userId', () => UUID, { description: 'The other administrator.' }) userId: string,
    @Arg('isActive', () => Boolean, { description: 'False suspends, true reactivates.' }) isActive: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(
      adminSuspensionRows,
      info,
      context,
      await requestAdminSuspension(context, userId, isActive),
    )
  }

  @Mutation(() => User, {
    description:
      "Confirms another administrator's request and carries it out immediately. A suspension ends sessions, tokens and links. CONFLICT REQUEST_OVER. Admins only, but not the admin who made the request or the one it is about. Not available with a token.",
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
      'Withdraws an unconfirmed request. CONFLICT REQUEST_OVER. Admins only, but not the one it is about. Not available with a token.',
  })
  async withdrawAdminSuspension(
    @Arg('id', () => UUID, { description: 'The request.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await withdrawAdminSuspension(context, id), context, info)
  }
}
