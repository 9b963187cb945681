import { type StateOf, stateGraph } from '../stateGraph.js'

/** `customer` and `vendor` are the job's. The other side decides, and only the proposer withdraws: domain/changeOrders. */
export const changeOrderGraph = stateGraph({
  states: {
    proposed: { label: 'Proposed', tone: 'yellow' },
    accepted: { label: 'Accepted', tone: 'green' },
    declined: { label: 'Declined', tone: 'red' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
    expired: { label: 'Expired', tone: 'neutral' },
  },
  first: 'proposed',
  refusal: 'CHANGE_CLOSED',
  moves: {
    /** `system`: the rules let it take effect at once. */
    accept: { from: ['proposed'], to: 'accepted', by: ['customer', 'vendor', 'system'] },
    decline: { from: ['proposed'], to: 'declined', by: ['customer', 'vendor'] },
    withdraw: { from: ['proposed'], to: 'withdrawn', by: ['customer', 'vendor'] },
    /** 48 hours have passed, the visit's window begins, or the job is over. */
    expire: { from: ['proposed'], to: 'expired', by: ['system'] },
  },
})
export type ChangeOrderStatus = StateOf<typeof changeOrderGraph>
export type ChangeOrderMove = keyof typeof changeOrderGraph.moves
