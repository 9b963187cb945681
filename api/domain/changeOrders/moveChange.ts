import { type ChangeOrderMove, changeOrderGraph } from '../../rules/changeOrderGraph.js'
import { chargeGraph } from '../../rules/chargeGraph.js'
import type { Mover } from '../../rules/stateGraph.js'
import { isLate } from '../../rules/visits.js'
import { conflict } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { followVisits } from '../visits/followVisits.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { Deal } from './holdChange.js'

/** The part of a deal that a change order changes. */
type Changed = Pick<Deal, 'job' | 'visits' | 'charges'>

const moveVisit = (
  { job, visits }: Changed,
  order: ChangeOrder,
  { windowStart, windowEnd }: { windowStart: Date; windowEnd: Date },
  now: Date,
): void => {
  const visit = visits.find(({ id }) => id === order.visitId)!
  if (visit.status !== 'scheduled') throw conflict('VISIT_STATE')
  order.windowBefore = visit.windowStart
  order.vendorWasLate = isLate({ status: visit.status, windowEnd: visit.windowEnd.toISOString() }, now)
  visit.windowStart = windowStart
  visit.windowEnd = windowEnd
  followVisits(job, visits)
}

/** Books the charges that a change order proposes, or lets them lapse. */
const settleCharges = ({ charges }: Changed, { id }: ChangeOrder, move: 'book' | 'lapse'): void => {
  for (const charge of charges)
    if (charge.changeOrderId === id && charge.status === 'proposed')
      charge.status = makeMove(chargeGraph, charge.status, move, 'system')
}

/** Moves a locked change order, with what follows for the visits and charges of its job. */
export const moveChange = (
  deal: Changed,
  order: ChangeOrder,
  move: ChangeOrderMove,
  by: Mover,
  now: Date,
): void => {
  const { windowStart, windowEnd } = order
  const to = makeMove(changeOrderGraph, order.status, move, by)
  if (move === 'accept' && windowStart && windowEnd) moveVisit(deal, order, { windowStart, windowEnd }, now)
  settleCharges(deal, order, move === 'accept' ? 'book' : 'lapse')
  order.status = to
  order.decidedAt = now
}
