import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Columns } from '../../platform/rows/columns.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { readById, readPage } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { type NoticeSubject } from '../../rules/notices/noticeKind.js'
import { groupOf, noticeKinds, noticePath, noticeWords } from '../../rules/notices/notices.js'
import { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import { Context } from '../context.js'
import { MarkNoticesReadInput } from './inputs.js'
import { markNoticesRead } from './markNoticesRead.js'
import { Notice, NoticeConnection } from './Notice.js'
import { NoticeGroups } from './noticeEnums.js'
import { noticeRows } from './noticeRows.js'

/** In SQL: excludes kinds that only a newer release knows, whose processes may be running beside this one. */
const isKnown = (t: Columns<Notice>) => `${t.kind} in (${Object.keys(noticeKinds).map(kind => `'${kind}'`)})`

@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => NoticeConnection, {
    description:
      "The viewer's notices, newest first. Notices are kept for 90 days unless the installation sets another period, up to the newest 500 per user.",
  })
  async notices(@Args() page: PageArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.signedIn()
    return readPage(noticeRows, info, context, {
      ...page,
      ...rowsWhere(noticeRows, t => `${t.userId} = :person and ${isKnown(t)}`),
      values: {},
    })
  }

  @FieldResolver(() => NoticeGroups, { description: 'The group that the notice belongs to for the viewer.' })
  async group(@Root() { kind }: Row<Notice>, @Ctx() context: Context) {
    return groupOf(kind, (await context.signedIn()).userType)
  }

  @FieldResolver(() => String, { description: 'The event, described in one sentence.' })
  async text(@Root() notice: Row<Notice>, @Ctx() context: Context) {
    const subject: NoticeSubject | null = notice.subject ? JSON.parse(notice.subject) : null
    return noticeWords({ ...notice, subject, role: (await context.signedIn()).userType })
  }

  @FieldResolver(() => String, { description: 'The path of the page that shows the subject of the notice.' })
  async path(@Root() notice: Row<Notice>, @Ctx() context: Context) {
    return noticePath({ ...notice, role: (await context.signedIn()).userType })
  }

  @Mutation(() => User, {
    description:
      "Marks the viewer's notices as read, either the selected ones or all of them. Returns the viewer.",
  })
  async markNoticesRead(
    @Arg('input', () => MarkNoticesReadInput, { description: 'The notices to mark as read.' })
    input: MarkNoticesReadInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(userRows, info, context, await markNoticesRead(context, input))
  }
}
