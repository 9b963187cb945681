import { type StateOf, stateGraph } from '../stateGraph.js'

export const ticketGraph = stateGraph({
  states: {
    open: { label: 'Open', tone: 'yellow' },
    answered: { label: 'Answered', tone: 'green' },
    closed: { label: 'Closed', tone: 'neutral' },
  },
  first: 'open',
  moves: {
    /** A later answer replaces the earlier one. */
    answer: { from: ['open', 'answered'], to: 'answered', by: ['admin'] },
    /** Another admin closed it while the answer was being written. */
    answerClosed: { from: ['closed'], to: 'answered', by: ['admin'] },
    close: { from: ['open', 'answered'], to: 'closed', by: ['admin'] },
    reopen: { from: ['answered', 'closed'], to: 'open', by: ['admin'] },
  },
})
export type TicketStatus = StateOf<typeof ticketGraph>
export type TicketMove = keyof typeof ticketGraph.moves
