import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { notFound } from '../../platform/errors.js'
import type { Columns } from '../../platform/rows/columns.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { readById, readPage, readRows } from '../../platform/rows/read.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { limits } from '../../rules/limits.js'
import { User, UserConnection } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import { type AuditEvent, AuditEventConnection } from '../audit/AuditEvent.js'
import { Context } from '../context.js'
import { JobConnection } from '../jobs/Job.js'
import { ownJobRows } from '../jobs/jobRows.js'
import { UUID } from '../scalars.js'
import { AdminStats, MarketArea, MarketOverview, OverdueMoney } from './AdminStats.js'
import { jobList, userList } from './adminLists.js'
import { ExtraLoadShare, extraLoadRows, mostExtra } from './ExtraLoadShare.js'
import { adminStats, marketAreas, marketOverview } from './figures.js'
import {
  AuditArgs,
  CreateUserInput,
  JobsArgs,
  MarketAreasArgs,
  UpdateUserInput,
  UsersArgs,
} from './inputs.js'
import { overdueMoney } from './overdueMoney.js'
import { createUser, resendInvitation, updateUser } from './userActs.js'

/** The action determines the subject's table. We try all of them, since ids are unique across tables. */
const subjectName = (id: string) => `coalesce(
  (select u.first_name || ' ' || u.last_name from users u where u.id = ${id}),
  (select left(j.id::text, ${limits.orderNumberLength}) from jobs j where j.id = ${id}),
  (select u.first_name || ' ' || u.last_name from support_tickets s join users u on u.id = s.customer_id where s.id = ${id}),
  (select v.business_name from vendor_applications v where v.id = ${id}))`

const vendorIds = ({ before, after }: Columns<AuditEvent>) => {
  const named = [before, after].flatMap(side =>
    ['vendorId', 'offeredVendorId'].map(name => `${side} ->> '${name}'`),
  )
  return `array[${named.join(', ')}]::uuid[]`
}

const auditRows: View<AuditEvent> = {
  table: 'audit_events',
  fields: {
    actor: one(
      () => userRows,
      (u, a) => `${u.id} = ${a.actorId}`,
    ),
    subject: one(
      () => userRows,
      (u, a) => `${u.id} = ${a.subjectId}`,
    ),
    subjectName: a => subjectName(a.subjectId),
    vendors: list(
      () => userRows,
      (u, a) => `${u.id} = any(${vendorIds(a)})`,
      u => u.id,
    ),
  },
}

const COUNTED = `\`totalCount\` stops at ${limits.countedMax + 1}.`

const readUser = async (id: string, context: Context, info: GraphQLResolveInfo) => {
  const user = await readById(userRows, info, context, id)
  if (!user) throw notFound('User')
  return user
}

@Resolver()
export class AdminResolver {
  @Query(() => UserConnection, { description: `All users except closed accounts. ${COUNTED} Admins only.` })
  async users(@Args() asked: UsersArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn('admin')
    return readPage(userRows, info, context, { ...asked, ...userList(asked) })
  }

  @Query(() => User, { description: 'One user. Admins only.' })
  async user(
    @Arg('id', () => UUID, { description: 'The id of the user.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('admin')
    return readUser(id, context, info)
  }

  @Query(() => JobConnection, { description: `All jobs. ${COUNTED} Admins only.` })
  async jobs(@Args() asked: JobsArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn('admin')
    return readPage(ownJobRows, info, context, { ...asked, ...jobList(asked, context.app) })
  }

  @Query(() => AdminStats, { description: 'The current figures of the admin dashboard. Admins only.' })
  async adminStats(@Ctx() context: Context) {
    await context.signedIn('admin')
    return adminStats(context)
  }

  @Query(() => MarketOverview, { description: 'The marketplace over the last 30 days. Admins only.' })
  async marketOverview(@Ctx() context: Context) {
    await context.signedIn('admin')
    return marketOverview(context)
  }

  @Query(() => [MarketArea], {
    description:
      'How requests of each service were answered in each area: the 100 with the most requests. Admins only.',
  })
  async marketAreas(@Args() { days }: MarketAreasArgs, @Ctx() context: Context) {
    await context.signedIn('admin')
    return marketAreas(context, days)
  }

  @Query(() => [ExtraLoadShare], {
    description:
      'How many completed junk pickups had more to take than the request said, by vendor and load: the 100 with the most. Admins only.',
  })
  async extraLoadShare(
    @Args() { days }: MarketAreasArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('admin')
    return readRows(extraLoadRows, info, context, () => mostExtra, { days })
  }

  @Query(() => OverdueMoney, { description: 'Money that is past due, by age. Admins only.' })
  async overdueMoney(@Ctx() context: Context) {
    await context.signedIn('admin')
    return overdueMoney(context)
  }

  @Query(() => AuditEventConnection, { description: 'The audit log of what admins did. Admins only.' })
  async auditEvents(
    @Args() { action, subjectId, ...page }: AuditArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('admin')
    const where = (t: Columns<AuditEvent>) =>
      [
        ...(action ? [`${t.action} = :action`] : []),
        ...(subjectId ? [`${t.subjectId} = :subjectId`] : []),
      ].join(' and ') || 'true'
    return readPage(auditRows, info, context, {
      ...page,
      ...rowsWhere(auditRows, where),
      values: { action, subjectId },
    })
  }

  @Mutation(() => User, {
    description:
      'Creates an account and mails a link to choose its password. CONFLICT EMAIL_TAKEN. Admins only.',
  })
  async createUser(
    @Arg('input', () => CreateUserInput, { description: 'The user to invite.' }) input: CreateUserInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await createUser(context, input), context, info)
  }

  @Mutation(() => User, {
    description:
      "Changes a user's name and contact details. CONFLICT: EMAIL_TAKEN, or CHANGED_MEANWHILE if the user has changed. Admins only.",
  })
  async updateUser(
    @Arg('input', () => UpdateUserInput, { description: 'All fields, changed or not.' })
    input: UpdateUserInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await updateUser(context, input.id, input), context, info)
  }

  @Mutation(() => User, {
    description:
      'Mails a user who has not chosen a password a new invitation; links in earlier ones stop working. CONFLICT: INVITATION_ACCEPTED, USER_SUSPENDED; RATE_LIMITED after three in an hour. Admins only.',
  })
  async resendInvitation(
    @Arg('userId', () => UUID, { description: 'The id of the user.' }) userId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await resendInvitation(context, userId), context, info)
  }
}
