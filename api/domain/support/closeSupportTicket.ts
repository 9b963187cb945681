import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { act } from '../act.js'
import { expectVersion } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { ticketTo } from './ticketOfUser.js'

/** Repeating a move changes nothing. */
const moveTicket = (move: 'close' | 'reopen') =>
  act(ticketTo(move), async ({ ticket, now }, version?: number | null) => {
    const status = makeMove(ticketGraph, ticket.status, move, 'admin')
    if (ticket.status === status) return
    expectVersion(ticket, version)
    Object.assign(ticket, { status, updatedAt: now })
  })

export const closeSupportTicket = moveTicket('close')
export const reopenSupportTicket = moveTicket('reopen')
