import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { canMove } from '../../rules/stateGraph.js'
import { ticketGraph } from '../../rules/ticketGraph.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { tell } from '../tell.js'
import type { AnswerSupportTicketInput } from './inputs.js'
import { SupportTicket } from './SupportTicket.js'

/** Mailed to the customer or vendor; a later answer replaces the earlier one. */
export async function answerSupportTicket(
  context: Context,
  { id, response, version }: AnswerSupportTicketInput,
): Promise<void> {
  const viewer = await context.signedIn(...ticketGraph.moves.answer.by)
  await context.act(async tx => {
    await lockWithOwner(tx, viewer, async em => (await em.findOne(SupportTicket, id))?.customerId)
    const ticket = await tx.findOne(SupportTicket, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!ticket) throw notFound('Ticket')
    expectVersion(ticket, version)
    const { status, adminResponse } = ticket
    const move = canMove(ticketGraph, status, 'answerClosed') ? 'answerClosed' : 'answer'
    const answered = makeMove(ticketGraph, status, move, 'admin')
    audit(tx, context, viewer, {
      action: 'answerSupportTicket',
      subjectId: id,
      before: { status, adminResponse },
      after: { status: answered, adminResponse: response },
    })
    Object.assign(ticket, { adminResponse: response, status: answered, updatedAt: context.now })
    const { customerId, orderNumber: jobId } = ticket
    await tell(tx, context, { kind: 'ticket_answered', to: [customerId], jobId, data: { ticketId: id } })
  })
}
