import { forbidden, notFound } from '../../platform/errors.js'
import { cents } from '../../rules/cents.js'
import { changeOrderQuotas, changeOrderRates } from '../../rules/changeOrders/changeOrderBounds.js'
import { changeRules, mayChangeAfter } from '../../rules/changeOrders/changeOrders.js'
import { DISCOUNT_TOLD } from '../../rules/charges/charges.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { visitQuotas } from '../../rules/visits/visitBounds.js'
import type { VisitPhotoKind } from '../../rules/visits/visits.js'
import { countMade } from '../accounts/countMade.js'
import { notYourRole } from '../accounts/notYourRole.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { act } from '../act.js'
import type { Charge } from '../charges/Charge.js'
import { tellCharge } from '../charges/tellCharge.js'
import { conflict } from '../conflicts.js'
import { readRoom, splitDiscount } from '../payments/bookDiscounts.js'
import { followStock, hasUnitForSwap } from '../stock/followStock.js'
import { isDayOff } from '../stock/isDayOff.js'
import { idOfPath } from '../uploads/Upload.js'
import { addPhotos } from '../visits/addPhotos.js'
import { mayDrive } from '../visits/visitPolicy.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { Plan } from './changePlan.js'
import { createCharge, createOrder } from './createChange.js'
import type { ProposeChangeOrderInput } from './inputs.js'
import { type ActingOnJob, jobToChange } from './jobToChange.js'
import { moveChange } from './moveChange.js'
import { planChange } from './planChange.js'
import { tellChange } from './tellChange.js'

/** The other side's wish, which this proposal answers: a price for a longer rental or a swap, or another time for a failed visit. */
const isAnswer = (
  { side, visits }: ActingOnJob,
  order: ChangeOrder,
  { kind, visitId }: ProposeChangeOrderInput,
) => {
  if (order.proposedBy === side) return false
  const isFailed = visits.some(({ id, status }) => id === visitId && status === 'failed')
  return kind === 'longer_rental' || kind === 'swap' || (isFailed && order.visitId === visitId)
}

/** Only one of a kind is open, and of items one of each. */
const closeOthers = (deal: ActingOnJob, input: ProposeChangeOrderInput): void => {
  const { now } = deal
  for (const order of deal.orders.filter(({ status }) => status === 'proposed')) {
    if (order.expiresAt <= now) moveChange(deal, order, 'expire', 'system', now)
    else if (order.kind !== input.kind || (order.item && order.item !== input.item)) continue
    else if (isAnswer(deal, order, input)) moveChange(deal, order, 'decline', deal.side, now)
    else throw conflict('CHANGE_OPEN')
  }
}

const expectTime = ({ job, now }: ActingOnJob, kind: ChangeOrder['kind']): void => {
  if (job.vendorId !== null && isUnderWay(job.status)) return
  const isLate = job.completedDate !== null && mayChangeAfter(kind, job.completedDate, now)
  if (!isLate) throw conflict('JOB_STATE')
}

/** The kind of a photo in the evidence. For a larger load, the last shows the truck after loading, and the others before. */
const shownIn = (kind: ChangeOrder['kind'], isLast: boolean): VisitPhotoKind => {
  if (kind === 'extra_load') return isLast ? 'after' : 'before'
  return kind === 'overweight' ? 'ticket' : 'problem'
}

/** Claims new photos for the proposal. A scale ticket belongs to the visit that was weighed. */
const claimEvidence = async (
  deal: ActingOnJob,
  { id: changeOrderId, visitId, kind }: ChangeOrder,
  { ticket }: Plan,
  evidence: readonly string[],
): Promise<void> => {
  const visit = deal.visits.find(({ id }) => id === visitId)
  if (evidence.length === 0) return
  if (!visit) throw conflict('VISIT_STATE')
  const of = ticket ? {} : { changeOrderId }
  const paths = [...new Set(evidence)]
  const taken = paths.map((objectPath, n) => ({
    path: `evidence.${n}`,
    objectPath,
    kind: shownIn(kind, n === paths.length - 1),
    ...of,
  }))
  await addPhotos(deal, visit, taken)
  if (!ticket) return
  Object.assign(ticket.visit, { ticketId: idOfPath(evidence[0]!), tons: ticket.tons })
  await deal.tx.flush()
}

/** Drivers report only what they find at their own visits. */
const expectTheirs = (
  { viewer, job, visits, now }: ActingOnJob,
  { visitId }: ProposeChangeOrderInput,
  { visit = visits.find(({ id }) => id === visitId) }: Plan,
): void => {
  if (viewer.role === 'driver' && !(visit && mayDrive(viewer, job, visit, now))) throw notFound('Visit')
}

/**
 * Creates the lines of a change, and makes it if that needs no answer. The part of a discount that is beyond the amount due
 * is left proposed: it counts once the money came back.
 */
const makeLines = async (deal: ActingOnJob, order: ChangeOrder, plan: Plan): Promise<Charge | null> => {
  const { tx, job, visits, now } = deal
  const [atOnce, later] =
    plan.line && order.kind === 'discount'
      ? splitDiscount(plan.line, await readRoom(tx, { jobId: job.id, vendorId: job.vendorId! }))
      : [plan.line ?? null, null]
  const charge = atOnce && createCharge(deal, order, plan, atOnce)
  const moved = plan.isAtOnce ? moveChange(deal, order, 'accept', 'system', now) : []
  if (moved.length > 0) await followStock(deal, { job, visits }, { isChoice: true })
  const rest = later && createCharge(deal, order, plan, later)
  await tx.flush()
  return charge ?? rest
}

/** The whole of a discount that is in two lines. */
const chargeOf = ({ id, jobId, label }: Charge, { line }: Plan) => ({
  id,
  jobId,
  label,
  amount: line!.amount,
})

/** A customer's change needs the vendor's yes on their days off, and a swap without a dumpster left. */
const heedVendor = async (
  deal: ActingOnJob,
  { kind }: ProposeChangeOrderInput,
  plan: Plan,
): Promise<Plan> => {
  const { windowStart, isAtOnce } = plan
  if (!isAtOnce || !windowStart) return plan
  const isFree =
    !(await isDayOff(deal, deal.job, windowStart)) &&
    (kind !== 'swap' || (await hasUnitForSwap(deal, deal, windowStart)))
  return { ...plan, isAtOnce: isFree }
}

/** Proposes a change of a locked deal, or makes it at once if the rules say so (rules/changeOrders.ts). */
export async function proposeHeld(deal: ActingOnJob, input: ProposeChangeOrderInput): Promise<string> {
  const { tx, context, viewer, job, side, now } = deal
  const { by, onSite } = changeRules[input.kind]
  if (!by[side]) throw forbidden('Only the other side can propose this')
  if (viewer.role === 'driver' && !onSite) throw await notYourRole(context.database, viewer)
  expectTime(deal, input.kind)
  await countMade(context, tx, viewer, changeOrderRates.changeOrders)
  refuseBeyond(context, changeOrderQuotas.changeOrdersPerJob, deal.orderCount + 1)
  closeOthers(deal, input)
  const plan = await heedVendor(deal, input, planChange(deal, input, now))
  expectTheirs(deal, input, plan)
  if (plan.windowStart && (input.kind === 'swap' || plan.visit?.status === 'failed'))
    refuseBeyond(context, visitQuotas.visitsPerJob, deal.visits.length + 1)
  await tx.flush()
  const order = createOrder(deal, input, plan, now)
  await tx.flush()
  await claimEvidence(deal, order, plan, input.evidence ?? [])
  const charge = await makeLines(deal, order, plan)
  const whole = charge && chargeOf(charge, plan)
  // Large ones take the fee along.
  if (whole && order.kind === 'discount' && cents(order.amount!) > cents(DISCOUNT_TOLD))
    tellCharge(deal, 'discount_given', whole, 'admins')
  if (whole && plan.isAtOnce && side === 'vendor') tellCharge(deal, 'charge_booked', whole, [job.customerId])
  else tellChange(deal, order, plan.isAtOnce ? 'change_decided' : 'change_proposed')
  return order.id
}

/** Proposes a change, or makes it at once. */
export const proposeChangeOrder = act(jobToChange, proposeHeld)
