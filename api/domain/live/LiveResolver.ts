import { setImmediate } from 'node:timers/promises'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Resolver, Root, Subscription } from 'type-graphql'
import { badField } from '../../platform/errors.js'
import type { Row } from '../../platform/rows/View.js'
import { readsAs } from '../accounts/Viewer.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { UUID } from '../scalars.js'
import { Changes } from './Changes.js'
import type { LiveContext } from './LiveContext.js'
import { listen } from './listen.js'

/** The jobs of one message as read, in the order of `jobIds`; null for those that the viewer may no longer see. */
type Read = Changes & { rows?: Promise<(Row<Job> | null)[]> }

const read = async (changes: Changes, context: Context, info: GraphQLResolveInfo) => {
  const viewer = await context.signedIn()
  const who = readsAs(viewer)
  return Promise.all(changes.jobIds.map(id => context.app.liveHub.jobs.read(info, { ...who, id })))
}

@Resolver(() => Changes)
export class LiveResolver {
  @Subscription(() => Changes, {
    description:
      'Reports changes to everything that the viewer may see. Sent over graphql-transport-ws at /graphql. The first message comes immediately. Run your queries after it. If nothing changes, an empty message comes every 25 seconds. Errors close the socket with 4401 (UNAUTHENTICATED), 4403 (FORBIDDEN), 4429 (RATE_LIMITED), 1012 (the process restarts) or 1013 (try again later).',
    // Only sockets get here; subscriptions over HTTP are refused earlier.
    subscribe: ({ args, context }) => listen(context as LiveContext, args.after ?? null) as never,
  })
  changes(
    @Root() changes: Changes,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The cursor of the last message you received. Changes since then are sent first.',
    })
    _after?: string,
  ): Changes {
    return changes
  }

  @FieldResolver(() => [Job], {
    description:
      'Jobs that have changed, or whose bids, messages, or ratings have changed, in the state that the viewer sees now.',
  })
  async jobs(@Root() changes: Read, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    changes.rows = read(changes, context, info)
    return (await changes.rows).filter(row => row !== null)
  }

  @FieldResolver(() => [UUID], {
    description:
      'Ids of jobs that the viewer may no longer see. Select `jobs` too, or this fails with BAD_USER_INPUT.',
  })
  async gone(@Root() changes: Read) {
    // Fields are resolved in any order.
    await setImmediate()
    if (!changes.rows) throw badField('gone', 'Please ask for jobs { id } as well')
    const rows = await changes.rows
    return changes.jobIds.filter((_, at) => rows[at] === null)
  }
}
