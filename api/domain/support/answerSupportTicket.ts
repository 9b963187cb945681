import { canMove } from '../../rules/stateGraph.js'
import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { act } from '../act.js'
import { expectVersion } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import type { AnswerSupportTicketInput } from './inputs.js'
import { ticketToAnswer } from './ticketOfUser.js'

type Answer = Omit<AnswerSupportTicketInput, 'id'>

/** Mailed to the customer or vendor; a later answer replaces the earlier one. */
export const answerSupportTicket = act(ticketToAnswer, async (acting, { response, version }: Answer) => {
  const { ticket, now, tell } = acting
  expectVersion(ticket, version)
  const move = canMove(ticketGraph, ticket.status, 'answerClosed') ? 'answerClosed' : 'answer'
  ticket.status = makeMove(ticketGraph, ticket.status, move, 'admin')
  ticket.adminResponse = response
  ticket.updatedAt = now
  const { id: ticketId, customerId, orderNumber: jobId } = ticket
  tell('ticket_answered', { to: [customerId], jobId, data: { ticketId } })
})
