import { badField } from '../../platform/errors.js'
import { cents, fromCents } from '../../rules/cents.js'
import {
  countCharged,
  daysToCharge,
  deliveryDay,
  isWastedTrip,
  longerDays,
  stoodDays,
  tonsToCharge,
} from '../../rules/changeCosts.js'
import {
  type ChangeKind,
  changeRules,
  extraCap,
  isAtOnce,
  isInTime,
  lineAmount,
  TRIP_MINUTES,
} from '../../rules/changeOrders.js'
import { owedCharges } from '../../rules/chargeGraph.js'
import { AMOUNT_WORDS, isAmount } from '../../rules/money.js'
import { orNull } from '../../rules/text.js'
import { windowProblem } from '../../rules/visits.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import { conflict } from '../conflicts.js'
import { idOfPath } from '../uploads/Upload.js'
import type { Visit } from '../visits/Visit.js'
import type { Deal } from './holdChange.js'
import type { ProposeChangeOrderInput } from './inputs.js'

/** The cost of a change: `quantity` times `unitPrice`, as exact decimal strings. */
export interface ChangeLine {
  quantity: string
  unitPrice: string
  amount: string
}

const changeLine = (quantity: string, unitPrice: string): ChangeLine => ({
  quantity,
  unitPrice,
  amount: lineAmount(quantity, unitPrice),
})

/** The effect of a proposal. */
interface Effect {
  /** The change is in time, or the bid names the rate: rules/changeOrders.ts says what follows. */
  isMet?: boolean
  visit?: Visit
  windowStart?: Date
  windowEnd?: Date
  pickupDate?: string
  line?: ChangeLine | null
  /** Photos that the visits already have. */
  photoIds?: string[]
}

export interface Plan extends Effect {
  isAtOnce: boolean
}

/** The part of a deal that decides what a change is and costs. */
export type Terms = Pick<Deal, 'side' | 'job' | 'bid' | 'visits' | 'charges' | 'orders' | 'photos'>

type Planner = (terms: Terms, input: ProposeChangeOrderInput, now: Date) => Effect

const findVisit = ({ visits }: Terms, visitId: string | null | undefined): Visit => {
  const visit = visits.find(({ id }) => id === visitId)
  if (!visit) throw badField('visitId', 'Choose a visit of this job')
  return visit
}

const openPickup = ({ visits }: Terms): Visit => {
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

/** A rate of nothing charges nothing. */
const isRate = (price: string | null): price is string => price !== null && cents(price) > 0n

const moveVisit: Planner = (terms, { visitId, windowStart, windowEnd }, now) => {
  const visit = findVisit(terms, visitId)
  if (visit.status !== 'scheduled') throw conflict('VISIT_STATE')
  if (!windowStart || !windowEnd) throw badField('windowStart', 'Choose another time')
  inTheFuture({ windowStart, windowEnd }, 'window', now)
  const isMet = isInTime(visit.windowStart, now) && isInTime(windowStart, now)
  return { isMet, visit, windowStart, windowEnd }
}

const longerRental: Planner = (terms, { pickupDate, amount }, now) => {
  const { job, bid, side } = terms
  const visit = openPickup(terms)
  if (!pickupDate || pickupDate <= dayIn(visit.windowStart, job.timeZone))
    throw badField('pickupDate', 'Choose a later day for the pickup')
  const moved = { visit, pickupDate, ...onDay(visit, pickupDate, job.timeZone) }
  inTheFuture(moved, 'pickupDate', now)
  if (side === 'vendor')
    return { ...moved, line: amount && cents(amount) > 0n ? changeLine('1.00', amount) : null }
  const { extraDayPrice, includedDays } = bid
  if (!isRate(extraDayPrice)) return { isMet: extraDayPrice !== null, ...moved }
  const days = longerDays({
    delivered: deliveryDay(terms.visits, job.timeZone) ?? job.dropoffDate!,
    pickup: dayIn(visit.windowStart, job.timeZone),
    later: pickupDate,
    includedDays,
    charges: terms.charges,
    changeOrders: terms.orders,
  })
  return { isMet: true, ...moved, line: days > 0 ? changeLine(days.toFixed(2), extraDayPrice) : null }
}

const earlierPickup: Planner = (terms, { pickupDate }, now) => {
  const { timeZone, dropoffDate } = terms.job
  const visit = openPickup(terms)
  if (!pickupDate || pickupDate >= dayIn(visit.windowStart, timeZone))
    throw badField('pickupDate', 'Choose an earlier day for the pickup')
  if (pickupDate <= dropoffDate!) throw badField('pickupDate', 'The pickup cannot come before the delivery')
  const moved = { visit, pickupDate, ...onDay(visit, pickupDate, timeZone) }
  inTheFuture(moved, 'pickupDate', now)
  return { isMet: isInTime(moved.windowStart, now), ...moved }
}

/** Days that the dumpster has stood, by the times of its visits, which are the evidence. */
const extraDays: Planner = (terms, { quantity }, now) => {
  const { extraDayPrice, includedDays } = terms.bid
  if (!isRate(extraDayPrice) || includedDays === null) return {}
  const stood = stoodDays(terms.visits, terms.job.timeZone, now)
  const { charges, orders: changeOrders } = terms
  const delivered = deliveryDay(terms.visits, terms.job.timeZone) ?? terms.job.dropoffDate!
  const most = daysToCharge(stood, { delivered, includedDays, charges, changeOrders })
  const days = quantity == null ? most : Number(quantity)
  if (days <= 0 || days > most)
    throw badField('quantity', `There are ${most} days beyond those included that are not charged yet`)
  return { isMet: true, line: changeLine(days.toFixed(2), extraDayPrice) }
}

const overweight: Planner = (terms, { quantity, evidence }) => {
  const { extraTonPrice, includedTons } = terms.bid
  if (!isRate(extraTonPrice) || includedTons === null) return {}
  const charged = countCharged(terms.charges, 'overweight')
  const { weighed, over: most } = tonsToCharge(terms.visits, includedTons, charged)
  if (weighed === 0n && !evidence?.length) throw conflict('EVIDENCE_NEEDED')
  const tons = quantity == null ? most : cents(quantity)
  if (tons <= 0n || (weighed > 0n && tons > most))
    throw badField('quantity', 'The scale ticket must show the tons beyond those included')
  const tickets = terms.visits.flatMap(({ ticketId }) => ticketId ?? [])
  return { isMet: true, line: changeLine(fromCents(tons), extraTonPrice), photoIds: tickets }
}

const wastedTrip: Planner = (terms, { visitId, evidence }) => {
  const { tripFee } = terms.bid
  if (!isRate(tripFee)) return {}
  const visit = findVisit(terms, visitId)
  const { arrivedAt, failedAt } = visit
  if (!failedAt || !isWastedTrip(visit)) throw conflict('VISIT_STATE')
  const stayed = arrivedAt !== null && failedAt.getTime() - arrivedAt.getTime() >= TRIP_MINUTES * 60_000
  const photoIds = terms.photos.filter(photo => photo.visitId === visit.id).map(({ id }) => id)
  if (!stayed || (!evidence?.length && photoIds.length === 0))
    throw conflict('EVIDENCE_NEEDED', `A trip fee needs ${TRIP_MINUTES} minutes at the address and a photo`)
  const isCharged = ({ kind, status, visitId: of }: Terms['charges'][number]) =>
    kind === 'trip' && of === visit.id && owedCharges.some(owed => owed === status)
  if (terms.charges.some(isCharged)) throw badField('visitId', 'This trip is already charged')
  return { isMet: true, visit, line: changeLine('1.00', tripFee), photoIds }
}

const priceOf = ({ amount }: ProposeChangeOrderInput): string => {
  if (!amount || cents(amount) <= 0n) throw badField('amount', 'Enter an amount of more than $0')
  return amount
}

const extra: Planner = ({ charges }, input) => {
  const line = changeLine('1.00', priceOf(input))
  if (!orNull(input.note)) throw badField('note', 'Say what it is for')
  if (!input.evidence?.length) throw conflict('EVIDENCE_NEEDED', 'Add a photo of what it is for')
  const base = charges.find(({ kind, status }) => kind === 'base' && status !== 'void')
  const cap = extraCap(base?.amount ?? '0.00')
  const sum = charges
    .filter(({ kind, status }) => kind === 'extra' && status !== 'void')
    .reduce((total, each) => total + cents(each.amount), cents(line.amount))
  if (sum > cents(cap)) throw conflict('CHARGE_CAP', `Extra charges can't exceed $${cap} on this job`)
  return { line }
}

const discount: Planner = ({ job }, input) => {
  const amount = fromCents(cents(priceOf(input)))
  if (cents(amount) > cents(job.finalPrice!))
    throw badField('amount', 'A discount cannot exceed what the customer owes')
  return { line: { quantity: '1.00', unitPrice: `-${amount}`, amount: `-${amount}` } }
}

const planners: Record<ChangeKind, Planner> = {
  move_visit: moveVisit,
  longer_rental: longerRental,
  earlier_pickup: earlierPickup,
  extra_days: extraDays,
  overweight,
  wasted_trip: wastedTrip,
  extra,
  discount,
}

/** The database keeps no larger price, and no line of nothing. */
const expectAmount = ({ job }: Terms, { amount }: ChangeLine, path: string): void => {
  if (amount.startsWith('-')) return
  const total = fromCents(cents(job.finalPrice!) + cents(amount))
  if (!isAmount(total) || cents(amount) === 0n) throw badField(path, AMOUNT_WORDS)
}

/** Works out what a change does and costs, and whether at once (rules/changeOrders.ts). Refuses what it cannot be. */
export const planChange = (terms: Terms, input: ProposeChangeOrderInput, now: Date): Plan => {
  const { photoIds = [], ...effect } = planners[input.kind](terms, input, now)
  const atOnce = isAtOnce(input.kind, terms.side, effect.isMet === true)
  if (!atOnce && changeRules[input.kind].otherwise === 'refused') throw conflict('RATE_NOT_AGREED')
  if (effect.line) expectAmount(terms, effect.line, input.quantity == null ? 'amount' : 'quantity')
  const taken = (input.evidence ?? []).map(idOfPath)
  return { ...effect, isAtOnce: atOnce, photoIds: [...new Set([...photoIds, ...taken])] }
}
