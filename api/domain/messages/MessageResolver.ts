import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { nestedPage, readById, readPage } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { readJob } from '../jobs/readJob.js'
import { UUID } from '../scalars.js'
import { SendMessageInput } from './inputs.js'
import { Message, MessageConnection } from './Message.js'
import { mayReadMessage, messageRows } from './messageRows.js'
import { markMessagesRead, sendMessage } from './sendMessage.js'

@Resolver(() => Job)
export class MessageResolver {
  @Query(() => MessageConnection, {
    description:
      'The messages that the viewer sent and received about a job, newest first. Admins see every conversation.',
  })
  async messages(
    @Arg('jobId', () => UUID, { description: "The job's id." }) jobId: string,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn()
    return readPage(messageRows, info, context, {
      ...page,
      ...rowsWhere(messageRows, t => `${t.jobId} = :jobId and ${mayReadMessage(t)}`),
      values: { jobId },
    })
  }

  @FieldResolver(() => MessageConnection, {
    name: 'messages',
    description: 'The messages between the customer and the assigned vendor, newest first.',
  })
  thread(@Root() job: object, @Args() { first }: PageArgs, @Info() info: GraphQLResolveInfo) {
    return nestedPage<Message>(job, info, first)
  }

  @Mutation(() => Message, {
    description:
      "Sends a message between a job's customer and its assigned vendor, or a vendor who had it, while money is due either way. CONFLICT: NO_VENDOR before a bid is accepted, JOB_STATE on a cancelled job with nothing due. RATE_LIMITED above the account's limit.",
  })
  async sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The job and the text.' }) input: SendMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(messageRows, info, context, await sendMessage(context, input, input.content))
  }

  @Mutation(() => Job, { description: 'Marks all messages to the viewer about this job as read.' })
  async markMessagesRead(
    @Arg('jobId', () => UUID, { description: "The job's id." }) jobId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await markMessagesRead(context, jobId)
    return readJob(jobId, context, info)
  }
}
