import { type StateOf, stateGraph } from '../stateGraph.js'

/**
 * The vendor says that they were paid, or have paid back, and the customer agrees or not. A payment by card is started, and ends as
 * Stripe says.
 */
export const paymentGraph = stateGraph({
  states: {
    marked: { label: 'Marked as paid', tone: 'yellow' },
    confirmed: { label: 'Paid', tone: 'green' },
    denied: { label: 'Not paid', tone: 'red' },
    /** A card payment that nobody finished; in earlier releases also one whose vendor lost the job before the customer answered. */
    lapsed: { label: 'Not finished', tone: 'neutral' },
    started: { label: 'Under way', tone: 'blue' },
    failed: { label: 'Failed', tone: 'red' },
  },
  first: 'marked',
  refusal: 'PAYMENT_DECIDED',
  moves: {
    confirm: { from: ['marked'], to: 'confirmed', by: ['customer'] },
    deny: { from: ['marked'], to: 'denied', by: ['customer'] },
    /** Stripe has taken the money, or given it back. */
    settle: { from: ['started'], to: 'confirmed', by: ['system'] },
    /** Stripe refuses. A refund can come back weeks after it was confirmed. */
    fail: { from: ['started', 'confirmed'], to: 'failed', by: ['system'] },
    /** The session is over without money. */
    lapse: { from: ['started'], to: 'lapsed', by: ['system'] },
    /** The customer asks for another page. */
    retry: { from: ['lapsed', 'failed'], to: 'started', by: ['system'] },
  },
})
export type PaymentStatus = StateOf<typeof paymentGraph>
export type PaymentMove = keyof typeof paymentGraph.moves
