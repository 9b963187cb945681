import { type StateOf, stateGraph } from '../stateGraph.js'

/** A vendor's monthly statement of service fees. The database makes the moves to paid and back: what is due decides. */
export const statementGraph = stateGraph({
  states: {
    open: { label: 'Open', tone: 'yellow' },
    overdue: { label: 'Overdue', tone: 'red' },
    paid: { label: 'Paid', tone: 'green' },
  },
  first: 'open',
  refusal: 'STATEMENT_PAID',
  moves: {
    /** A payment of all that is due. A smaller one is no move. */
    pay: { from: ['open', 'overdue'], to: 'paid', by: ['admin'] },
    /** A payment of a paid statement is reversed, so that something is due again. */
    reverse: {
      from: ['paid'],
      to: 'open',
      by: ['admin'],
      refusals: { open: 'NO_PAYMENT', overdue: 'NO_PAYMENT' },
    },
    /** Fees waived or voided later leave nothing due. */
    settle: { from: ['open', 'overdue'], to: 'paid', by: ['system'] },
    /** Its due date is 30 days ago. */
    lapse: { from: ['open'], to: 'overdue', by: ['system'] },
  },
})
export type StatementStatus = StateOf<typeof statementGraph>
