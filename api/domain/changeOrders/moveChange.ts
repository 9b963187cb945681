import { badField } from '../../platform/errors.js'
import { type ChangeOrderMove, changeOrderGraph } from '../../rules/changeOrders/changeOrderGraph.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import type { Mover } from '../../rules/stateGraph.js'
import { isLate, windowProblem } from '../../rules/visits/visits.js'
import { conflict } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { mayMoveWindow, moveWindow } from '../visits/moveWindow.js'
import { Visit } from '../visits/Visit.js'
import type { ChangeOrder } from './ChangeOrder.js'
import { expectPrice, expectWithinCap } from './expectPrice.js'
import type { ActingOnJob } from './jobToChange.js'
import { addSwap } from './swaps.js'

/** The rows that a change order changes. */
type Changing = Pick<ActingOnJob, 'job' | 'visits' | 'charges'> & { tx: Pick<ActingOnJob['tx'], 'create'> }

const moveVisit = (
  acting: Changing,
  order: ChangeOrder,
  window: { windowStart: Date; windowEnd: Date },
  now: Date,
): Visit[] => {
  const { tx, job, visits } = acting
  const visit = visits.find(({ id }) => id === order.visitId)!
  if (!mayMoveWindow(visits, visit)) throw conflict('VISIT_STATE')
  const problem = windowProblem(window, now)
  if (problem) throw badField(problem.path, problem.message)
  if (visit.status === 'scheduled') {
    order.windowBefore = visit.windowStart
    order.vendorWasLate = isLate({ status: visit.status, windowEnd: visit.windowEnd.toISOString() }, now)
  }
  const changed = moveWindow(acting, visit.id, window, ({ kind, vendorId, assignedToId }, at) =>
    tx.create(Visit, { jobId: job.id, vendorId, kind, ...at, assignedToId, createdAt: now }),
  )
  visits.push(...changed.filter(each => !visits.includes(each)))
  return changed
}

/** Moves the visit that the change order names, or plans its swap. */
const makeVisits = (
  acting: Changing,
  order: ChangeOrder,
  window: { windowStart: Date; windowEnd: Date },
  now: Date,
): Visit[] =>
  order.kind === 'swap' ? [addSwap(acting, order, window, now)] : moveVisit(acting, order, window, now)

/** Books the charges that a change order proposes, or lets them lapse. */
const settleCharges = ({ job, charges }: Changing, { id }: ChangeOrder, move: 'book' | 'lapse'): void => {
  const proposed = charges.filter(charge => charge.changeOrderId === id && charge.status === 'proposed')
  if (move === 'book') {
    expectPrice(job, proposed)
    expectWithinCap(charges)
  }
  for (const charge of proposed) charge.status = makeMove(chargeGraph, charge.status, move, 'system')
}

/** Moves a locked change order, with what follows for the visits and charges of its job. Returns the visits that changed. */
export const moveChange = (
  acting: Changing,
  order: ChangeOrder,
  move: ChangeOrderMove,
  by: Mover,
  now: Date,
): Visit[] => {
  const { windowStart, windowEnd } = order
  const to = makeMove(changeOrderGraph, order.status, move, by)
  const changed =
    move === 'accept' && windowStart && windowEnd
      ? makeVisits(acting, order, { windowStart, windowEnd }, now)
      : []
  settleCharges(acting, order, move === 'accept' ? 'book' : 'lapse')
  order.status = to
  order.decidedAt = now
  return changed
}
