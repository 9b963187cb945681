import { type StateOf, stateGraph } from '../stateGraph.js'

/** A line is never edited: it is voided, and another one written. */
export const chargeGraph = stateGraph({
  states: {
    proposed: { label: 'Proposed', tone: 'yellow' },
    booked: { label: 'Charged', tone: 'neutral' },
    contested: { label: 'Contested', tone: 'red' },
    void: { label: 'Voided', tone: 'neutral' },
  },
  first: 'proposed',
  refusal: 'CHARGE_CLOSED',
  moves: {
    /** The customer accepts a proposal, or the bid's rates allow the charge. */
    book: { from: ['proposed'], to: 'booked', by: ['system'] },
    contest: { from: ['booked'], to: 'contested', by: ['customer'] },
    /** The vendor answers the contest, or changes the answer. */
    answer: { from: ['contested'], to: 'contested', by: ['vendor'] },
    /** An admin decides that a contested charge stands. */
    uphold: { from: ['contested'], to: 'booked', by: ['admin'] },
    void: { from: ['booked', 'contested'], to: 'void', by: ['vendor', 'admin'] },
    /** An admin takes back the decision on a contested charge, for a minute. */
    undo: {
      from: ['booked', 'void'],
      to: 'contested',
      by: ['admin'],
      refusals: { proposed: 'UNDO_OVER', contested: 'UNDO_OVER' },
    },
    /** The job is cancelled, given back, or taken from the charge's vendor. */
    lapse: { from: ['proposed', 'booked', 'contested'], to: 'void', by: ['system'] },
  },
})
export type ChargeStatus = StateOf<typeof chargeGraph>
export type ChargeMove = keyof typeof chargeGraph.moves

/** The lines that the customer owes. */
export const owedCharges = ['booked', 'contested'] as const satisfies readonly ChargeStatus[]
