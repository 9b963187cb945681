import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { ticketGraph } from '../../rules/ticketGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { SupportTicket } from './SupportTicket.js'

/** Closes or reopens a ticket. Repeating a move changes nothing. */
export async function closeSupportTicket(
  context: Context,
  id: string,
  isClosed: boolean,
  version?: number | null,
): Promise<void> {
  const move = isClosed ? 'close' : 'reopen'
  const viewer = await context.signedIn(...ticketGraph.moves[move].by)
  await context.act(async tx => {
    await lockActive(tx, viewer)
    const ticket = await tx.findOne(SupportTicket, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!ticket) throw notFound('Ticket')
    const status = makeMove(ticketGraph, ticket.status, move, 'admin')
    if (ticket.status === status) return
    expectVersion(ticket, version)
    const action = isClosed ? 'closeSupportTicket' : 'reopenSupportTicket'
    audit(tx, context, viewer, {
      action,
      subjectId: id,
      before: { status: ticket.status },
      after: { status },
    })
    Object.assign(ticket, { status, updatedAt: context.now })
  })
}
