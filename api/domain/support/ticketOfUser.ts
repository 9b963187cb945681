import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { lockActive, lockWithOwner } from '../accounts/lockActive.js'
import type { Acting, Subject } from '../act.js'
import { SupportTicket } from './SupportTicket.js'

const lockTicket = async (tx: Acting['tx'], id: string): Promise<SupportTicket> => {
  const ticket = await tx.findOne(SupportTicket, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!ticket) throw notFound('Ticket')
  return ticket
}

/** A ticket that an admin answers, and its user, who gets a notice. */
export const ticketToAnswer: Subject<string, { ticket: SupportTicket }> = {
  by: ticketGraph.moves.answer.by,
  async hold({ tx, viewer }, id) {
    await lockWithOwner(tx, viewer, async em => (await em.findOne(SupportTicket, id))?.customerId)
    return { ticket: await lockTicket(tx, id) }
  },
  audited: ({ ticket: { id, status, adminResponse } }) => ({
    action: 'answerSupportTicket',
    subjectId: id,
    facts: { status, adminResponse },
    // The same answer is mailed again.
    always: true,
  }),
}

/** A ticket that an admin closes or reopens. */
export const ticketTo = (move: 'close' | 'reopen'): Subject<string, { ticket: SupportTicket }> => ({
  by: ticketGraph.moves[move].by,
  async hold({ tx, viewer }, id) {
    await lockActive(tx, viewer)
    return { ticket: await lockTicket(tx, id) }
  },
  audited: ({ ticket: { id, status } }) => ({
    action: `${move}SupportTicket`,
    subjectId: id,
    facts: { status },
  }),
})
