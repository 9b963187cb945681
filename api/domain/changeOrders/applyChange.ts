import { badField } from '../../platform/errors.js'
import { changeOrderGraph } from '../../rules/changeOrderGraph.js'
import { chargeGraph } from '../../rules/chargeGraph.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { Deal } from './holdChange.js'

/** Applies an accepted change order to the visits and charges of its job. */
export const applyChange = ({ job, visits, charges }: Deal, order: ChangeOrder): void => {
  if (order.windowStart && order.windowEnd) {
    const visit = visits.find(({ id }) => id === order.visitId)!
    if (visit.status !== 'scheduled') throw conflict('VISIT_STATE')
    const others = visits.filter(({ id, status }) => id !== visit.id && status === 'scheduled')
    const pickup = others.find(({ kind }) => kind === 'pickup')
    const delivery = others.find(({ kind }) => kind === 'delivery')
    if (pickup && order.windowStart > pickup.windowStart)
      throw badField('windowStart', 'The delivery cannot come after the pickup')
    if (delivery && order.windowStart < delivery.windowStart)
      throw badField('windowStart', 'The pickup cannot come before the delivery')
    order.windowBefore = visit.windowStart
    visit.windowStart = order.windowStart
    visit.windowEnd = order.windowEnd
  }
  if (order.pickupDate) job.pickupDate = order.pickupDate
  for (const charge of charges)
    if (charge.changeOrderId === order.id && charge.status === 'proposed')
      charge.status = makeMove(chargeGraph, charge.status, 'book', 'system')
}

/** Ends a proposal without effect. */
export const dropChange = (
  { charges }: Deal,
  { now }: Pick<Context, 'now'>,
  order: ChangeOrder,
  move: 'decline' | 'withdraw' | 'expire',
): void => {
  order.status = makeMove(
    changeOrderGraph,
    order.status,
    move,
    move === 'expire' ? 'system' : order.proposedBy,
  )
  order.decidedAt = now
  for (const charge of charges)
    if (charge.changeOrderId === order.id && charge.status === 'proposed')
      charge.status = makeMove(chargeGraph, charge.status, 'lapse', 'system')
}
