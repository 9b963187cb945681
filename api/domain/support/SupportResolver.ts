import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { allow, notFound } from '../../platform/errors.js'
import type { Columns } from '../../platform/rows/columns.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { PageArgs } from '../../platform/rows/paging.js'
import { readById, readOne, readPage } from '../../platform/rows/read.js'
import type { TicketStatus } from '../../rules/ticketGraph.js'
import { Context } from '../context.js'
import { TicketStatuses } from '../enums.js'
import { UUID } from '../scalars.js'
import { SupportTicketInput } from './inputs.js'
import { openSupportTicket } from './openSupportTicket.js'
import { SupportTicket, SupportTicketConnection } from './SupportTicket.js'
import { ticketRows } from './ticketRows.js'

@Resolver()
export class SupportResolver {
  @Query(() => SupportTicketConnection, {
    description: "The viewer's own tickets; admins get all tickets, or those of one customer.",
  })
  async supportTickets(
    @Arg('customerId', () => UUID, {
      nullable: true,
      description: 'Only the tickets of this customer; only admins may name someone else.',
    })
    customerId: string | undefined,
    @Arg('status', () => TicketStatuses, { nullable: true, description: 'Only tickets with this status.' })
    status: TicketStatus | undefined,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const viewer = await context.signedIn('customer', 'admin')
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
    await context.signedIn('customer', 'admin')
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
      "Opens a support ticket, optionally about one of the viewer's orders. NOT_FOUND if the order is not theirs, CONFLICT TOO_MANY_TICKETS, RATE_LIMITED above the account's limit.",
  })
  async openSupportTicket(
    @Arg('input', () => SupportTicketInput, { description: 'The order, if any, and the issue.' })
    input: SupportTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(ticketRows, info, context, await openSupportTicket(context, input))
  }
}
