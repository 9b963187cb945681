import { badField, forbidden } from '../../platform/errors.js'
import { changeOrderGraph } from '../../rules/changeOrderGraph.js'
import {
  changeRules,
  daysToCharge,
  extraCap,
  isInTime,
  lineAmount,
  mayStillCharge,
  proposalEnd,
  TRIP_MINUTES,
} from '../../rules/changeOrders.js'
import { owedCharges } from '../../rules/chargeGraph.js'
import { CONTEST_HOURS, chargeKinds } from '../../rules/charges.js'
import { DAY_MS } from '../../rules/dates.js'
import { isUnderWay } from '../../rules/jobGraph.js'
import { cents, fromCents } from '../../rules/money.js'
import type { Mover } from '../../rules/stateGraph.js'
import { orNull } from '../../rules/text.js'
import { windowProblem } from '../../rules/visits.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import { countMade } from '../accounts/countMade.js'
import { Charge } from '../charges/Charge.js'
import { tellCharge } from '../charges/tellCharge.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { idOfPath } from '../uploads/Upload.js'
import { addPhotos } from '../visits/moveVisit.js'
import type { Visit } from '../visits/Visit.js'
import { applyChange, settleCharges } from './applyChange.js'
import { ChangeOrder } from './ChangeOrder.js'
import { type Deal, holdDeal } from './holdChange.js'
import type { ProposeChangeOrderInput } from './inputs.js'
import { tellChange } from './tellChange.js'

interface Line {
  quantity: string
  unitPrice: string
}

/** The effect of a proposal, and whether it happens at once. */
interface Plan {
  isAtOnce: boolean
  visit?: Visit | undefined
  windowStart?: Date
  windowEnd?: Date
  pickupDate?: string
  line?: Line
}

type Planner = (deal: Deal, input: ProposeChangeOrderInput, context: Context) => Plan

const isOwed = ({ status }: Charge) => owedCharges.some(owed => owed === status)
const countOf = (deal: Deal, kind: Charge['kind']) =>
  deal.charges
    .filter(charge => charge.kind === kind && isOwed(charge))
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)

const findVisit = ({ visits }: Deal, visitId: string | null | undefined): Visit => {
  const visit = visits.find(({ id }) => id === visitId)
  if (!visit) throw badField('visitId', 'Choose a visit of this job')
  return visit
}

const openPickup = ({ visits }: Deal): Visit => {
  const pickup = visits.find(({ kind, status }) => kind === 'pickup' && status === 'scheduled')
  if (!pickup) throw conflict('VISIT_STATE')
  return pickup
}

const dayIn = (moment: Date, timeZone: string) => wallTimeIn(moment, timeZone).date
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The day of the delivery: when it was done, else when it is planned. */
const deliveryDay = ({ job, visits }: Deal): string => {
  const delivery = visits.findLast(({ kind, status }) => kind === 'delivery' && status !== 'cancelled')
  return delivery ? dayIn(delivery.doneAt ?? delivery.windowStart, job.timeZone) : job.dropoffDate!
}

/** The same hours on another day, on the job's clock. */
const onDay = (visit: Visit, date: string, timeZone: string) => ({
  windowStart: momentIn({ date, time: wallTimeIn(visit.windowStart, timeZone).time }, timeZone),
  windowEnd: momentIn({ date, time: wallTimeIn(visit.windowEnd, timeZone).time }, timeZone),
})

const inTheFuture = (window: { windowStart: Date; windowEnd: Date }, path: string, now: Date) => {
  const problem = windowProblem(window, now)
  if (problem) throw badField(path === 'window' ? problem.path : path, problem.message)
}

const moveVisit: Planner = (deal, { visitId, windowStart, windowEnd }, { now }) => {
  const visit = findVisit(deal, visitId)
  if (visit.status !== 'scheduled') throw conflict('VISIT_STATE')
  if (!windowStart || !windowEnd) throw badField('windowStart', 'Choose another time')
  inTheFuture({ windowStart, windowEnd }, 'window', now)
  const isAtOnce = deal.side === 'customer' && isInTime(visit.windowStart, now) && isInTime(windowStart, now)
  return { isAtOnce, visit, windowStart, windowEnd }
}

const longerRental: Planner = (deal, { pickupDate, amount }, { now }) => {
  const visit = openPickup(deal)
  if (!pickupDate || pickupDate <= dayIn(visit.windowStart, deal.job.timeZone))
    throw badField('pickupDate', 'Choose a later day for the pickup')
  const moved = { visit, pickupDate, ...onDay(visit, pickupDate, deal.job.timeZone) }
  inTheFuture(moved, 'pickupDate', now)
  const { extraDayPrice, includedDays } = deal.bid
  if (deal.side === 'vendor') {
    const line = amount && cents(amount) > 0n ? { quantity: '1.00', unitPrice: amount } : undefined
    return { isAtOnce: false, ...moved, ...(line && { line }) }
  }
  if (extraDayPrice === null) return { isAtOnce: false, ...moved }
  const already = daysBetween(deliveryDay(deal), dayIn(visit.windowStart, deal.job.timeZone))
  const days = daysToCharge(
    daysBetween(deliveryDay(deal), pickupDate),
    Math.max(includedDays ?? already, 0),
    countOf(deal, 'extra_day'),
  )
  const line = { quantity: days.toFixed(2), unitPrice: extraDayPrice }
  return { isAtOnce: true, ...moved, ...(days > 0 && { line }) }
}

const earlierPickup: Planner = (deal, { pickupDate }, { now }) => {
  const visit = openPickup(deal)
  if (!pickupDate || pickupDate >= dayIn(visit.windowStart, deal.job.timeZone))
    throw badField('pickupDate', 'Choose an earlier day for the pickup')
  if (pickupDate <= deal.job.dropoffDate!)
    throw badField('pickupDate', 'The pickup cannot come before the delivery')
  const moved = { visit, pickupDate, ...onDay(visit, pickupDate, deal.job.timeZone) }
  inTheFuture(moved, 'pickupDate', now)
  return { isAtOnce: isInTime(moved.windowStart, now), ...moved }
}

/** Days that the dumpster has stood, by the times of its visits, which are the evidence. */
const extraDays: Planner = (deal, { quantity }, { now }) => {
  const { extraDayPrice, includedDays } = deal.bid
  if (extraDayPrice === null || includedDays === null) throw conflict('RATE_NOT_AGREED')
  const { timeZone } = deal.job
  const pickup = deal.visits.findLast(({ kind }) => kind === 'pickup')
  const delivered = deal.visits.some(({ kind, status }) => kind === 'delivery' && status === 'done')
  const stood = delivered ? daysBetween(deliveryDay(deal), dayIn(pickup?.doneAt ?? now, timeZone)) : 0
  const most = daysToCharge(stood, includedDays, countOf(deal, 'extra_day'))
  const days = quantity == null ? most : Number(quantity)
  if (days <= 0 || days > most)
    throw badField('quantity', `There are ${most} days beyond those included that are not charged yet`)
  return { isAtOnce: true, line: { quantity: days.toFixed(2), unitPrice: extraDayPrice } }
}

const overweight: Planner = (deal, { quantity, evidence }) => {
  const { extraTonPrice, includedTons } = deal.bid
  if (extraTonPrice === null || includedTons === null) throw conflict('RATE_NOT_AGREED')
  const weighed = deal.visits.reduce((sum, { tons }) => sum + cents(tons ?? '0'), 0n)
  if (weighed === 0n && !evidence?.length) throw conflict('EVIDENCE_NEEDED')
  const charged = BigInt(Math.round(countOf(deal, 'overweight') * 100))
  const most = weighed - cents(includedTons) - charged
  const tons = quantity == null ? most : cents(quantity)
  if (tons <= 0n || (weighed > 0n && tons > most))
    throw badField('quantity', 'The scale ticket must show the tons beyond those included')
  return { isAtOnce: true, line: { quantity: fromCents(tons), unitPrice: extraTonPrice } }
}

const NO_FAULT_OF_VENDOR = ['blocked', 'nobody_there', 'unsafe', 'prohibited_items', 'overfilled']

const wastedTrip: Planner = (deal, { visitId, evidence }) => {
  const { tripFee } = deal.bid
  if (tripFee === null) throw conflict('RATE_NOT_AGREED')
  const visit = findVisit(deal, visitId)
  const { arrivedAt, failedAt, failureReason } = visit
  if (!failedAt || !NO_FAULT_OF_VENDOR.includes(failureReason!)) throw conflict('VISIT_STATE')
  const stayed = arrivedAt !== null && failedAt.getTime() - arrivedAt.getTime() >= TRIP_MINUTES * 60_000
  if (!stayed || !evidence?.length)
    throw conflict('EVIDENCE_NEEDED', `A trip fee needs ${TRIP_MINUTES} minutes at the address and a photo`)
  if (deal.charges.some(charge => charge.kind === 'trip' && charge.visitId === visit.id && isOwed(charge)))
    throw badField('visitId', 'This trip is already charged')
  return { isAtOnce: true, visit, line: { quantity: '1.00', unitPrice: tripFee } }
}

const priceOf = ({ amount }: ProposeChangeOrderInput): string => {
  if (!amount || cents(amount) <= 0n) throw badField('amount', 'Enter an amount of more than $0')
  return amount
}

const extra: Planner = (deal, input) => {
  const unitPrice = priceOf(input)
  if (!orNull(input.note)) throw badField('note', 'Say what it is for')
  if (!input.evidence?.length) throw conflict('EVIDENCE_NEEDED', 'Add a photo of what it is for')
  const base = deal.charges.find(({ kind, status }) => kind === 'base' && status !== 'void')
  const cap = extraCap(base?.amount ?? '0.00')
  const sum = deal.charges
    .filter(({ kind, status }) => kind === 'extra' && status !== 'void')
    .reduce((total, each) => total + cents(each.amount), cents(unitPrice))
  if (sum > cents(cap)) throw conflict('CHARGE_CAP', `Extra charges can't exceed $${cap} on this job`)
  return { isAtOnce: false, line: { quantity: '1.00', unitPrice } }
}

const discount: Planner = (deal, input) => {
  const amount = priceOf(input)
  if (cents(amount) > cents(deal.job.finalPrice!))
    throw badField('amount', 'A discount cannot exceed what the customer owes')
  return { isAtOnce: true, line: { quantity: '1.00', unitPrice: `-${fromCents(cents(amount))}` } }
}

const planners: Record<ChangeOrder['kind'], Planner> = {
  move_visit: moveVisit,
  longer_rental: longerRental,
  earlier_pickup: earlierPickup,
  extra_days: extraDays,
  overweight,
  wasted_trip: wastedTrip,
  extra,
  discount,
}

/** Only one of a kind is open. A vendor's price answers the customer's wish for a longer rental. */
const closeOthers = (deal: Deal, kind: ChangeOrder['kind'], { now }: Context): void => {
  const close = (order: ChangeOrder, move: 'expire' | 'decline', by: Mover) => {
    order.status = makeMove(changeOrderGraph, order.status, move, by)
    order.decidedAt = now
    settleCharges(deal, order, 'lapse')
  }
  for (const order of deal.orders.filter(({ status }) => status === 'proposed')) {
    if (order.expiresAt <= now) close(order, 'expire', 'system')
    else if (order.kind !== kind) continue
    else if (kind === 'longer_rental' && order.proposedBy !== deal.side) close(order, 'decline', deal.side)
    else throw conflict('CHANGE_OPEN')
  }
}

const expectTime = ({ job }: Deal, kind: ChangeOrder['kind'], now: Date): void => {
  if (job.vendorId !== null && isUnderWay(job.status)) return
  const isLate =
    changeRules[kind].afterCompletion && job.completedDate && mayStillCharge(job.completedDate, now)
  if (!isLate) throw conflict('JOB_STATE')
}

/** Proposes a change, or makes it at once if the rules say so (rules/changeOrders.ts). */
export async function proposeChangeOrder(context: Context, input: ProposeChangeOrderInput): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor')
  return context.act(async tx => {
    const deal = await holdDeal(tx, viewer, input.jobId)
    const { job, side } = deal
    const rule = changeRules[input.kind]
    if (!rule.by[side]) throw forbidden('Only the other side can propose this')
    expectTime(deal, input.kind, context.now)
    await countMade(context, tx, viewer, 'changeOrders')
    closeOthers(deal, input.kind, context)
    const plan = planners[input.kind](deal, input, context)
    const amount = plan.line && lineAmount(plan.line.quantity, plan.line.unitPrice.replace('-', ''))
    await tx.flush()
    const at = plan.visit ?? deal.visits.find(({ id }) => id === input.visitId) ?? deal.visits.at(-1)
    const order = tx.create(ChangeOrder, {
      jobId: job.id,
      vendorId: job.vendorId!,
      kind: input.kind,
      proposedBy: side,
      visitId: at?.id ?? null,
      windowStart: plan.windowStart ?? null,
      windowEnd: plan.windowEnd ?? null,
      pickupDate: plan.pickupDate ?? null,
      quantity: rule.charge && plan.line ? plan.line.quantity : null,
      amount: amount ?? null,
      note: orNull(input.note)?.trim() ?? null,
      createdAt: context.now,
      expiresAt: proposalEnd(plan.windowStart ? plan.visit!.windowStart : null, context.now),
    })
    deal.orders.push(order)
    await tx.flush()
    if (at && input.evidence?.length) {
      const kind = input.kind === 'overweight' ? 'ticket' : 'problem'
      const taken = input.evidence.map(
        (objectPath, n) => ({ path: `evidence.${n}`, objectPath, kind }) as const,
      )
      await addPhotos(tx, context, viewer, at, taken)
      order.photoIds = input.evidence.map(idOfPath)
    }
    let charge: Charge | null = null
    if (plan.line) {
      const isContestable = plan.isAtOnce && side === 'vendor' && rule.by.vendor === 'at_rate'
      charge = tx.create(Charge, {
        jobId: job.id,
        vendorId: job.vendorId!,
        kind: rule.charge!,
        label: chargeKinds[rule.charge!],
        ...plan.line,
        amount: plan.line.unitPrice.startsWith('-') ? `-${amount}` : amount!,
        status: 'proposed',
        contestUntil: isContestable ? new Date(context.now.getTime() + CONTEST_HOURS * 3_600_000) : null,
        changeOrderId: order.id,
        visitId: plan.visit?.id ?? null,
        createdAt: context.now,
      })
      deal.charges.push(charge)
    }
    if (plan.isAtOnce) {
      applyChange(deal, order)
      Object.assign(order, { status: 'accepted', decidedAt: context.now })
    }
    await tx.flush()
    if (charge && plan.isAtOnce && side === 'vendor')
      await tellCharge(tx, context, charge, { kind: 'charge_booked', to: [job.customerId] })
    else await tellChange(context, deal, order, plan.isAtOnce ? 'change_decided' : 'change_proposed')
    return order.id
  })
}
