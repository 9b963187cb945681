import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { allow, notFound } from '../../platform/errors.js'
import type { Columns } from '../../platform/rows/columns.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { readById, readOne, readPage } from '../../platform/rows/read.js'
import type { TicketStatus } from '../../rules/support/ticketGraph.js'
import { VERSION_READ } from '../conflicts.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { answerSupportTicket } from './answerSupportTicket.js'
import { closeSupportTicket, reopenSupportTicket } from './closeSupportTicket.js'
import { AnswerSupportTicketInput, SupportTicketInput } from './inputs.js'
import { openSupportTicket } from './openSupportTicket.js'
import { SupportTicket, SupportTicketConnection } from './SupportTicket.js'
import { TicketStatuses } from './supportEnums.js'
import { ticketRows } from './ticketRows.js'

const readTicket = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readById(ticketRows, info, context, id)

@Resolver()
export class SupportResolver {
  @Query(() => SupportTicketConnection, {
    description: "The viewer's own tickets; admins get all tickets, or those of one customer or vendor.",
  })
  async supportTickets(
    @Arg('customerId', () => UUID, {
      nullable: true,
      description: 'Only the tickets of this customer or vendor; only admins may name someone else.',
    })
    customerId: string | undefined,
    @Arg('status', () => TicketStatuses, { nullable: true, description: 'Only tickets with this status.' })
    status: TicketStatus | undefined,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const viewer = await context.signedIn()
    allow(!customerId || customerId === viewer.id || viewer.userType === 'admin')
    const owner = customerId ?? (viewer.userType === 'admin' ? undefined : viewer.id)
    const where = (t: Columns<SupportTicket>) =>
      [...(owner ? [`${t.customerId} = :owner`] : []), ...(status ? [`${t.status} = :status`] : [])].join(
        ' and ',
      ) || 'true'
    return readPage(ticketRows, info, context, {
      ...page,
      ...rowsWhere(ticketRows, where),
      values: { owner, status },
    })
  }

  @Query(() => SupportTicket, {
    description: "One ticket. NOT_FOUND unless it is the viewer's own or the viewer is an admin.",
  })
  async supportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn()
    const ticket = await readOne(
      ticketRows,
      info,
      context,
      t => `${t.id} = :id and (${t.customerId} = :viewer or :isAdmin)`,
      { id },
    )
    if (!ticket) throw notFound('Ticket')
    return ticket
  }

  @Mutation(() => SupportTicket, {
    description:
      "Opens a support ticket, optionally about one of the customer's orders or the vendor's jobs. NOT_FOUND if it is not theirs, CONFLICT TOO_MANY_TICKETS, RATE_LIMITED above the account's limit.",
  })
  async openSupportTicket(
    @Arg('input', () => SupportTicketInput, { description: 'The order, if any, and the issue.' })
    input: SupportTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { orderNumber = null, issue } = input
    return readTicket(await openSupportTicket(context, orderNumber, issue), context, info)
  }

  @Mutation(() => SupportTicket, {
    description:
      'Answers a ticket and mails the answer to the user who opened it. CONFLICT CHANGED_MEANWHILE if the ticket has changed. Admins only.',
  })
  async answerSupportTicket(
    @Arg('input', () => AnswerSupportTicketInput, { description: 'The ticket and the answer.' })
    input: AnswerSupportTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readTicket(await answerSupportTicket(context, input.id, input), context, info)
  }

  @Mutation(() => SupportTicket, {
    description: 'Closes a ticket. CONFLICT CHANGED_MEANWHILE if the ticket has changed. Admins only.',
  })
  async closeSupportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_READ })
    version: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readTicket(await closeSupportTicket(context, id, version), context, info)
  }

  @Mutation(() => SupportTicket, {
    description:
      'Reopens a closed or answered ticket. CONFLICT CHANGED_MEANWHILE if the ticket has changed. Admins only.',
  })
  async reopenSupportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_READ })
    version: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readTicket(await reopenSupportTicket(context, id, version), context, info)
  }
}
