import { type StateOf, stateGraph } from './stateGraph.js'

/** The vendor says that they were paid, and the customer agrees or not. */
export const paymentGraph = stateGraph({
  states: {
    marked: { label: 'Marked as paid', tone: 'yellow' },
    confirmed: { label: 'Paid', tone: 'green' },
    denied: { label: 'Not paid', tone: 'red' },
    lapsed: { label: 'Not confirmed', tone: 'neutral' },
  },
  first: 'marked',
  refusal: 'PAYMENT_DECIDED',
  moves: {
    confirm: { from: ['marked'], to: 'confirmed', by: ['customer'] },
    deny: { from: ['marked'], to: 'denied', by: ['customer'] },
    /** The vendor lost the job before the customer answered. */
    lapse: { from: ['marked'], to: 'lapsed', by: ['system'] },
  },
})
export type PaymentStatus = StateOf<typeof paymentGraph>
/** The moves that a person may make. */
export type PaymentMove = Exclude<keyof typeof paymentGraph.moves, 'lapse'>
