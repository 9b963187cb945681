import { forbidden } from '../../platform/errors.js'
import { changeRules, mayChangeAfter } from '../../rules/changeOrders.js'
import { isUnderWay } from '../../rules/jobGraph.js'
import { countMade } from '../accounts/countMade.js'
import { tellCharge } from '../charges/tellCharge.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { addPhotos } from '../visits/moveVisit.js'
import type { ChangeOrder } from './ChangeOrder.js'
import { createCharge, createOrder } from './createChange.js'
import { type Deal, holdDeal } from './holdChange.js'
import type { ProposeChangeOrderInput } from './inputs.js'
import { moveChange } from './moveChange.js'
import { planChange } from './planChange.js'
import { tellChange } from './tellChange.js'

/** Only one of a kind is open. A vendor's price answers the customer's wish for a longer rental. */
const closeOthers = (deal: Deal, kind: ChangeOrder['kind'], { now }: Context): void => {
  for (const order of deal.orders.filter(({ status }) => status === 'proposed')) {
    if (order.expiresAt <= now) moveChange(deal, order, 'expire', 'system', now)
    else if (order.kind !== kind) continue
    else if (kind === 'longer_rental' && order.proposedBy !== deal.side)
      moveChange(deal, order, 'decline', deal.side, now)
    else throw conflict('CHANGE_OPEN')
  }
}

const expectTime = ({ job }: Deal, kind: ChangeOrder['kind'], now: Date): void => {
  if (job.vendorId !== null && isUnderWay(job.status)) return
  const isLate = job.completedDate !== null && mayChangeAfter(kind, job.completedDate, now)
  if (!isLate) throw conflict('JOB_STATE')
}

/** Claims new photos as photos of the visit. */
const claimEvidence = async (
  context: Context,
  { tx, viewer, visits }: Deal,
  { visitId, kind }: ChangeOrder,
  evidence: readonly string[],
): Promise<void> => {
  const visit = visits.find(({ id }) => id === visitId)
  if (evidence.length === 0) return
  if (!visit) throw conflict('VISIT_STATE')
  const shown = kind === 'overweight' ? 'ticket' : 'problem'
  const taken = [...new Set(evidence)].map(
    (objectPath, n) => ({ path: `evidence.${n}`, objectPath, kind: shown }) as const,
  )
  await addPhotos(tx, context, viewer, visit, taken)
}

/** Proposes a change, or makes it at once if the rules say so (rules/changeOrders.ts). */
export async function proposeChangeOrder(context: Context, input: ProposeChangeOrderInput): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor')
  return context.act(async tx => {
    const deal = await holdDeal(tx, viewer, input.jobId)
    const { job, side } = deal
    if (!changeRules[input.kind].by[side]) throw forbidden('Only the other side can propose this')
    expectTime(deal, input.kind, context.now)
    await countMade(context, tx, viewer, 'changeOrders')
    closeOthers(deal, input.kind, context)
    const plan = planChange(deal, input, context.now)
    await tx.flush()
    const order = createOrder(deal, input, plan, context.now)
    await tx.flush()
    await claimEvidence(context, deal, order, input.evidence ?? [])
    const charge = plan.line ? createCharge(deal, order, plan, plan.line) : null
    if (plan.isAtOnce) moveChange(deal, order, 'accept', 'system', context.now)
    await tx.flush()
    if (charge && plan.isAtOnce && side === 'vendor')
      await tellCharge(tx, context, charge, { kind: 'charge_booked', to: [job.customerId] })
    else await tellChange(context, deal, order, plan.isAtOnce ? 'change_decided' : 'change_proposed')
    return order.id
  })
}
