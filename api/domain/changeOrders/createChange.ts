import { changeRules, proposalEnd } from '../../rules/changeOrders/changeOrders.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { CONTEST_HOURS, chargeKinds } from '../../rules/charges/charges.js'
import { orNull } from '../../rules/text.js'
import { Charge } from '../charges/Charge.js'
import { ChangeOrder } from './ChangeOrder.js'
import type { ChangeLine, Plan } from './changePlan.js'
import type { ProposeChangeOrderInput } from './inputs.js'
import type { ActingOnJob } from './jobToChange.js'

/** Creates the change order, which is proposed at first. */
export const createOrder = (
  { tx, job, side, visits, orders }: Pick<ActingOnJob, 'tx' | 'job' | 'side' | 'visits' | 'orders'>,
  { kind, visitId, note }: ProposeChangeOrderInput,
  { visit, windowStart, windowEnd, pickupDate, line, unit, photoIds }: Plan,
  now: Date,
): ChangeOrder => {
  // A swap has no visit until it is accepted.
  const at = kind === 'swap' ? null : (visit ?? visits.find(({ id }) => id === visitId) ?? visits.at(-1))
  const order = tx.create(ChangeOrder, {
    jobId: job.id,
    vendorId: job.vendorId!,
    kind,
    proposedBy: side,
    visitId: at?.id ?? null,
    windowStart: windowStart ?? null,
    windowEnd: windowEnd ?? null,
    pickupDate: pickupDate ?? null,
    quantity: unit?.quantity ?? line?.quantity ?? null,
    item: unit?.item ?? null,
    amount: line?.amount.replace('-', '') ?? null,
    note: orNull(note)?.trim() ?? null,
    photoIds,
    createdAt: now,
    expiresAt: proposalEnd(windowStart ? [...(visit ? [visit.windowStart] : []), windowStart] : [], now),
  })
  orders.push(order)
  return order
}

/** Creates the line that a change order proposes. */
export const createCharge = (
  { tx, job, side, charges }: Pick<ActingOnJob, 'tx' | 'job' | 'side' | 'charges'>,
  order: ChangeOrder,
  { visit, isAtOnce, unit }: Plan,
  line: ChangeLine,
): Charge => {
  const { by, charge: kind } = changeRules[order.kind]
  const isContestable = isAtOnce && side === 'vendor' && by.vendor === 'at_rate'
  const charge = tx.create(Charge, {
    jobId: job.id,
    vendorId: job.vendorId!,
    kind: kind!,
    label: unit?.label ?? chargeKinds[kind!],
    ...line,
    status: chargeGraph.first,
    contestUntil: isContestable ? new Date(order.createdAt.getTime() + CONTEST_HOURS * 3_600_000) : null,
    changeOrderId: order.id,
    visitId: visit?.id ?? null,
    createdAt: order.createdAt,
  })
  charges.push(charge)
  return charge
}
