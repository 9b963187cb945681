import { chargeGraph } from '../../rules/chargeGraph.js'
import { conflict } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { followVisits } from '../visits/followVisits.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { Deal } from './holdChange.js'

/** Books the charges that a change order proposes, or lets them lapse. */
export const settleCharges = ({ charges }: Deal, { id }: ChangeOrder, move: 'book' | 'lapse'): void => {
  for (const charge of charges)
    if (charge.changeOrderId === id && charge.status === 'proposed')
      charge.status = makeMove(chargeGraph, charge.status, move, 'system')
}

/** Applies an accepted change order to the visits and charges of its job. */
export const applyChange = (deal: Deal, order: ChangeOrder): void => {
  const { job, visits } = deal
  if (order.windowStart && order.windowEnd) {
    const visit = visits.find(({ id }) => id === order.visitId)!
    if (visit.status !== 'scheduled') throw conflict('VISIT_STATE')
    order.windowBefore = visit.windowStart
    visit.windowStart = order.windowStart
    visit.windowEnd = order.windowEnd
    followVisits(job, visits)
  }
  settleCharges(deal, order, 'book')
}
