import { badField } from '../../platform/errors.js'
import { cents, fromCents } from '../../rules/cents.js'
import {
  countCharged,
  isSettled,
  isWastedTrip,
  isWeighable,
  latestWeighable,
  tonsToCharge,
} from '../../rules/changeOrders/changeCosts.js'
import {
  type ChangeOrderKind,
  changeRules,
  isAtOnce,
  isInTime,
} from '../../rules/changeOrders/changeOrders.js'
import { MOST_TRIPS } from '../../rules/charges/charges.js'
import { AMOUNT_WORDS, isAmount } from '../../rules/money.js'
import { orNull } from '../../rules/text.js'
import { isTons, TONS_WORDS } from '../../rules/tons.js'
import { daysOfMove, daysToCharge, type Stay } from '../../rules/visits/timeAtAddress.js'
import { WAIT_MINUTES, waitedAtAddress, windowProblem } from '../../rules/visits/visits.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import { conflict } from '../conflicts.js'
import { idOfPath } from '../uploads/Upload.js'
import { mayMoveWindow, moveWindow } from '../visits/moveWindow.js'
import type { Visit } from '../visits/Visit.js'
import {
  type ChangeLine,
  changeLine,
  findVisit,
  isRate,
  type Plan,
  type PlannedJob,
  type Planner,
  priceOf,
} from './changePlan.js'
import { expectWithinCap } from './expectPrice.js'
import type { ProposeChangeOrderInput } from './inputs.js'
import { extraItem, extraLoad } from './planOnSite.js'
import { expectSwap } from './swaps.js'

const openPickup = ({ visits }: PlannedJob): Visit => {
  const pickup = visits.find(({ kind, status }) => kind === 'pickup' && status === 'scheduled')
  if (!pickup) throw conflict('VISIT_STATE')
  return pickup
}

const dayIn = (moment: Date, timeZone: string) => wallTimeIn(moment, timeZone).date
/** The same hours on another day, on the job's clock. */
const onDay = (visit: Visit, date: string, timeZone: string) => ({
  windowStart: momentIn({ date, time: wallTimeIn(visit.windowStart, timeZone).time }, timeZone),
  windowEnd: momentIn({ date, time: wallTimeIn(visit.windowEnd, timeZone).time }, timeZone),
})

const inTheFuture = (window: { windowStart: Date; windowEnd: Date }, path: string, now: Date) => {
  const problem = windowProblem(window, now)
  if (problem) throw badField(path === 'window' ? problem.path : path, problem.message)
}

/** A trip or a ticket counts once, and not again after an admin voided its charge. */
const expectNew = (
  { charges }: PlannedJob,
  kind: 'trip' | 'overweight',
  { id }: Visit,
  path: string,
): void => {
  if (isSettled(charges, kind, id)) throw conflict('CHARGE_SETTLED')
  const isCharged = (charge: PlannedJob['charges'][number]) =>
    charge.kind === kind && charge.visitId === id && charge.status !== 'void'
  if (!charges.some(isCharged)) return
  throw badField(
    path,
    kind === 'trip' ? 'This trip is already charged' : 'This scale ticket is already charged',
  )
}

const stayOf = ({ job, bid, visits, orders, charges }: PlannedJob): Stay => ({
  timeZone: job.timeZone,
  includedDays: bid.includedDays,
  visits,
  changeOrders: orders,
  charges,
})

/**
 * The cost of another time, for every door that leads to a longer rental: moving a pickup later or a delivery earlier, and
 * scheduling a failed pickup again. Days beyond the settled ones cost the bid's rate; `isMet` says whether it names one.
 * Days that the vendor asks for cost nothing, unless the customer had kept the last pickup from being done.
 */
const timeCost = (
  planned: PlannedJob,
  { id: visitId, status }: Visit,
  windowStart: Date,
  now: Date,
): { isMet: boolean; line: ChangeLine | null } => {
  const { side, job, bid } = planned
  const isFree = side === 'vendor' && status !== 'failed'
  if (isFree || job.type !== 'dumpster_rental') return { isMet: true, line: null }
  const { isLonger, days } = daysOfMove(stayOf(planned), { visitId, windowStart, by: side }, now)
  const rate = bid.extraDayPrice
  if (!isLonger || !isRate(rate)) return { isMet: !isLonger || rate !== null, line: null }
  return { isMet: true, line: days > 0 ? changeLine(days.toFixed(2), rate) : null }
}

const moveVisit: Planner = (planned, { visitId, windowStart, windowEnd }, now) => {
  const visit = findVisit(planned, visitId)
  if (!mayMoveWindow(planned.visits, visit)) throw conflict('VISIT_STATE')
  if (!windowStart || !windowEnd) throw badField('windowStart', 'Choose another time')
  inTheFuture({ windowStart, windowEnd }, 'window', now)
  const { isMet, line } = timeCost(planned, visit, windowStart, now)
  const isEasy = visit.status !== 'failed' && isInTime(visit.windowStart, now) && isInTime(windowStart, now)
  return { isMet: isEasy && isMet, visit, windowStart, windowEnd, line }
}

const longerRental: Planner = (planned, { pickupDate, amount }, now) => {
  const { job, side } = planned
  const visit = openPickup(planned)
  if (!pickupDate || pickupDate <= dayIn(visit.windowStart, job.timeZone))
    throw badField('pickupDate', 'Choose a later day for the pickup')
  const moved = { visit, pickupDate, ...onDay(visit, pickupDate, job.timeZone) }
  inTheFuture(moved, 'pickupDate', now)
  if (side === 'vendor')
    return { ...moved, line: amount && cents(amount) > 0n ? changeLine('1.00', amount) : null }
  return { ...moved, ...timeCost(planned, visit, moved.windowStart, now) }
}

const earlierPickup: Planner = (planned, { pickupDate }, now) => {
  const { timeZone, dropoffDate } = planned.job
  const visit = openPickup(planned)
  if (!pickupDate || pickupDate >= dayIn(visit.windowStart, timeZone))
    throw badField('pickupDate', 'Choose an earlier day for the pickup')
  if (pickupDate <= dropoffDate!) throw badField('pickupDate', 'The pickup cannot come before the delivery')
  const moved = { visit, pickupDate, ...onDay(visit, pickupDate, timeZone) }
  inTheFuture(moved, 'pickupDate', now)
  return { isMet: isInTime(moved.windowStart, now), ...moved }
}

/** The customer pays what the bid names. A vendor names a price, or takes the bid's. */
const swap: Planner = (planned, { windowStart, windowEnd, amount }, now) => {
  const { side, bid } = planned
  if (!windowStart || !windowEnd) throw badField('windowStart', 'Choose a time')
  expectSwap(planned, { windowStart, windowEnd }, now)
  const price = (side === 'vendor' ? amount : null) ?? bid.swapPrice
  if (side === 'vendor' && price === null) throw badField('amount', 'Enter an amount')
  return {
    isMet: bid.swapPrice !== null && isInTime(windowStart, now),
    windowStart,
    windowEnd,
    line: isRate(price) ? changeLine('1.00', price) : null,
  }
}

/** Days at the address so far, by the times of the visits, which are the evidence. */
const extraDays: Planner = (planned, { quantity }, now) => {
  const { extraDayPrice } = planned.bid
  if (!isRate(extraDayPrice)) return {}
  const most = daysToCharge(stayOf(planned), now)
  const days = quantity == null ? most : Number(quantity)
  if (days <= 0 || days > most)
    throw badField('quantity', `There are ${most} days beyond those included that are not charged yet`)
  return { isMet: true, line: changeLine(days.toFixed(2), extraDayPrice) }
}

const overweight: Planner = (planned, { visitId, quantity, evidence }) => {
  const { extraTonPrice, includedTons } = planned.bid
  if (!isRate(extraTonPrice) || includedTons === null) return {}
  const visit = visitId ? findVisit(planned, visitId) : latestWeighable(planned.visits)
  if (!visit || !isWeighable(visit))
    throw conflict('VISIT_STATE', 'You can charge weight once you have picked it up')
  expectNew(planned, 'overweight', visit, 'quantity')
  const { weighed, over: most } = tonsToCharge(visit, includedTons, planned.charges)
  if (weighed === 0n && !evidence?.length) throw conflict('EVIDENCE_NEEDED')
  const tons = quantity == null ? most : cents(quantity)
  if (tons <= 0n || (weighed > 0n && tons > most))
    throw badField('quantity', 'The scale ticket must show the tons beyond those included')
  const line = changeLine(fromCents(tons), extraTonPrice)
  if (visit.ticketId !== null) return { isMet: true, visit, line, photoIds: [visit.ticketId] }
  const total = fromCents(tons + cents(includedTons))
  if (!isTons(total)) throw badField('quantity', TONS_WORDS)
  return { isMet: true, visit, line, ticket: { visit, tons: total } }
}

const wastedTrip: Planner = (planned, { visitId, evidence }) => {
  const { tripFee } = planned.bid
  if (!isRate(tripFee)) return {}
  const visit = findVisit(planned, visitId)
  const { failedAt } = visit
  if (!failedAt || !isWastedTrip(visit)) throw conflict('VISIT_STATE')
  // A phone's own times don't prove that anybody waited.
  const { arrivedReceivedAt, failedReceivedAt, windowStart } = visit
  const arrival = { arrivedAt: arrivedReceivedAt ?? visit.arrivedAt, windowStart }
  const stayed = waitedAtAddress(arrival, failedReceivedAt ?? failedAt)
  const photoIds = planned.photos.filter(photo => photo.visitId === visit.id).map(({ id }) => id)
  if (!stayed || (!evidence?.length && photoIds.length === 0))
    throw conflict('EVIDENCE_NEEDED', `A trip fee needs ${WAIT_MINUTES} minutes at the address and a photo`)
  expectNew(planned, 'trip', visit, 'visitId')
  if (countCharged(planned.charges, 'trip') >= MOST_TRIPS)
    throw conflict('CHARGE_CAP', `A job has at most ${MOST_TRIPS} trip fees`)
  return { isMet: true, visit, line: changeLine('1.00', tripFee), photoIds }
}

const extra: Planner = ({ charges }, input) => {
  const line = changeLine('1.00', priceOf(input))
  if (!orNull(input.note)) throw badField('note', 'Say what it is for')
  if (!input.evidence?.length) throw conflict('EVIDENCE_NEEDED', 'Add a photo of what it is for')
  expectWithinCap(charges, line.amount)
  return { line }
}

const discount: Planner = ({ job }, input) => {
  const amount = fromCents(cents(priceOf(input)))
  if (cents(amount) > cents(job.finalPrice!))
    throw badField('amount', 'A discount cannot exceed what the customer owes')
  return { line: { quantity: '1.00', unitPrice: `-${amount}`, amount: `-${amount}` } }
}

const planners: Record<ChangeOrderKind, Planner> = {
  move_visit: moveVisit,
  longer_rental: longerRental,
  earlier_pickup: earlierPickup,
  swap,
  extra_days: extraDays,
  overweight,
  extra_load: extraLoad,
  item: extraItem,
  wasted_trip: wastedTrip,
  extra,
  discount,
}

/** The database keeps no larger price, and no line of nothing. */
const expectAmount = ({ job }: PlannedJob, { amount }: ChangeLine, path: string): void => {
  if (amount.startsWith('-')) return
  const total = fromCents(cents(job.finalPrice!) + cents(amount))
  if (!isAmount(total) || cents(amount) === 0n) throw badField(path, AMOUNT_WORDS)
}

/** Works out what a change does and costs, and whether at once (rules/changeOrders.ts). Refuses what it cannot be. */
export const planChange = (planned: PlannedJob, input: ProposeChangeOrderInput, now: Date): Plan => {
  const { photoIds = [], ...effect } = planners[input.kind](planned, input, now)
  const atOnce = isAtOnce(input.kind, planned.side, effect.isMet === true)
  if (!atOnce && changeRules[input.kind].otherwise === 'refused') throw conflict('RATE_NOT_AGREED')
  const { visit, windowStart, windowEnd } = effect
  // Refuses a proposal that nobody could accept.
  if (visit && windowStart && windowEnd)
    moveWindow({ job: { ...planned.job }, visits: planned.visits.map(each => ({ ...each })) }, visit.id, {
      windowStart,
      windowEnd,
    })
  if (effect.line) expectAmount(planned, effect.line, input.quantity == null ? 'amount' : 'quantity')
  const taken = (input.evidence ?? []).map(idOfPath)
  return { ...effect, isAtOnce: atOnce, photoIds: [...new Set([...photoIds, ...taken])] }
}
