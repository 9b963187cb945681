import { type StateOf, stateGraph } from '../stateGraph.js'

/** The vendor says that they were paid, or have paid back, and the customer agrees or not. */
export const paymentGraph = stateGraph({
  states: {
    marked: { label: 'Marked as paid', tone: 'yellow' },
    confirmed: { label: 'Paid', tone: 'green' },
    denied: { label: 'Not paid', tone: 'red' },
    /** Of earlier releases: the vendor lost the job before the customer answered. */
    lapsed: { label: 'Not confirmed', tone: 'neutral' },
  },
  first: 'marked',
  refusal: 'PAYMENT_DECIDED',
  moves: {
    confirm: { from: ['marked'], to: 'confirmed', by: ['customer'] },
    deny: { from: ['marked'], to: 'denied', by: ['customer'] },
  },
})
export type PaymentStatus = StateOf<typeof paymentGraph>
export type PaymentMove = keyof typeof paymentGraph.moves
