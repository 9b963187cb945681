import type { ChangeOrderStatus } from '../changeOrders/changeOrderGraph.js'
import type { ChangeOrderKind, Side } from '../changeOrders/changeOrders.js'
import { type ChargeStatus, owedCharges } from '../charges/chargeGraph.js'
import type { ChargeKind } from '../charges/charges.js'
import { addDays, DAY_MS } from '../dates.js'
import { wallTimeIn } from '../zonedTime.js'
import type { VisitStatus } from './visitGraph.js'
import { customersFailures, type FailureReason, isProven, reasonCounts, type VisitKind } from './visits.js'

/** The only place that counts a rental's days. docs/architecture.md lists every act that can make a rental longer. */

interface StayVisit {
  id: string
  kind: VisitKind
  status: VisitStatus
  windowStart: Date
  doneAt: Date | null
  failedAt: Date | null
  failureReason: FailureReason | null
  disputedAt?: Date | null
  reportStands?: boolean | null
  finishedByJob?: boolean
}

interface StayChange {
  kind: ChangeOrderKind
  status: ChangeOrderStatus
  proposedBy: Side
  visitId: string | null
  windowStart: Date | null
  /** Null if it scheduled a failed visit again. */
  windowBefore: Date | null
  createdAt: Date
  decidedAt: Date | null
}

export interface Stay {
  timeZone: string
  /** Days in the price; null if it includes the agreed rental. */
  includedDays: number | null
  visits: readonly StayVisit[]
  changeOrders: readonly StayChange[]
  charges: readonly {
    kind: ChargeKind
    status: ChargeStatus
    quantity: string
    voidedByAdmin: boolean
    createdAt: Date
  }[]
}

/** A visit at another time: moved, or scheduled again after it failed. */
export interface Move {
  visitId: string
  windowStart: Date
  by: Side
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
const laterOf = (one: string, other: string) => (one > other ? one : other)
const earlierOf = (one: string, other: string) => (one < other ? one : other)

/** The accepted moves of a visit, oldest first. */
const movesOf = ({ changeOrders }: Stay, { id }: StayVisit) =>
  changeOrders
    .filter(
      ({ status, visitId, windowStart, windowBefore }) =>
        status === 'accepted' && visitId === id && windowStart !== null && windowBefore !== null,
    )
    .sort((one, other) => +one.decidedAt! - +other.decidedAt!)
    .map(order => ({ ...order, windowStart: order.windowStart!, windowBefore: order.windowBefore! }))

/** The day that was agreed first, and the one from which the customer's time counts. */
const startOf = (stay: Stay, dayOf: (moment: Date) => string): { first: string; start: string } | null => {
  const deliveries = stay.visits.filter(({ kind, status }) => kind === 'delivery' && status !== 'cancelled')
  const delivery = deliveries.find(({ status }) => status !== 'failed') ?? deliveries.at(-1)
  if (!delivery) return null
  const moves = movesOf(stay, delivery)
  const first = dayOf(moves[0]?.windowBefore ?? delivery.windowStart)
  let agreed = first
  for (const { windowBefore, windowStart, proposedBy } of moves) {
    const days = daysBetween(dayOf(windowBefore), dayOf(windowStart))
    if (days > 0) agreed = laterOf(agreed, dayOf(windowStart))
    else if (proposedBy === 'customer') agreed = addDays(agreed, days)
  }
  return { first, start: delivery.doneAt ? laterOf(agreed, dayOf(delivery.doneAt)) : agreed }
}

interface Counted {
  /** Days that the customer wanted or caused. */
  days: number
  /** Those that the price includes, or that are charged, voided by an admin, or settled at the vendor's own price. */
  settled: number
}

/**
 * Counts from the later of the agreed and the real delivery to the earlier of the agreed and the real pickup, or to `until`.
 * Days that the vendor asked for, or came late, are left out.
 */
const count = (stay: Stay, until: Date | null): Counted => {
  const dayOf = (moment: Date) => wallTimeIn(moment, stay.timeZone).date
  const begin = startOf(stay, dayOf)
  const pickups = stay.visits
    .filter(({ kind, status }) => kind === 'pickup' && status !== 'cancelled')
    .sort((one, other) => (+one.failedAt! || Infinity) - (+other.failedAt! || Infinity))
  if (!begin || pickups.length === 0) return { days: 0, settled: 0 }
  const { first, start } = begin
  let spans: { from: string; to: string }[] = []
  const sum = (end: string | null) =>
    spans.reduce(
      (days, { from, to }) =>
        days + Math.max(0, daysBetween(laterOf(from, start), end ? earlierOf(to, end) : to)),
      0,
    )
  const charged = (isCounted: (createdAt: Date) => boolean) =>
    stay.charges
      .filter(
        ({ kind, status, voidedByAdmin, createdAt }) =>
          kind === 'extra_day' &&
          (voidedByAdmin || owedCharges.some(owed => owed === status)) &&
          isCounted(createdAt),
      )
      .reduce((days, { quantity }) => days + Number(quantity), 0)
  let settled = 0
  let settledAt: Date | null = null
  /** The agreed day of the pickup so far. */
  let end = start
  /** A delivery that was scheduled again takes its pickup along, without a change order of its own. */
  const followDelivery = (day: string) => {
    if (day > end) spans.push({ from: end, to: day })
    end = laterOf(end, day)
  }
  for (const [at, pickup] of pickups.entries()) {
    const moves = movesOf(stay, pickup)
    const planned = dayOf(moves[0]?.windowBefore ?? pickup.windowStart)
    if (at === 0) {
      spans.push({ from: start, to: planned })
      settled = stay.includedDays ?? Math.max(0, daysBetween(first, planned))
    } else {
      const last = pickups[at - 1]!
      if (reasonCounts(last) && customersFailures.includes(last.failureReason!))
        spans.push({ from: laterOf(end, dayOf(last.failedAt!)), to: planned })
    }
    end = planned
    for (const { kind, proposedBy, windowBefore, windowStart, createdAt } of moves) {
      followDelivery(dayOf(windowBefore))
      const day = dayOf(windowStart)
      if (day <= end) spans = spans.map(({ from, to }) => ({ from, to: earlierOf(to, day) }))
      else if (kind === 'longer_rental' || proposedBy === 'customer')
        spans.push({ from: laterOf(end, dayOf(createdAt)), to: day })
      end = day
      if (kind === 'longer_rental' && proposedBy === 'vendor') {
        // The vendor's own price settles everything until then, whatever it would cost at the bid's rate.
        settled = Math.max(
          sum(null),
          settled + charged(made => made < createdAt && (settledAt === null || made > settledAt)),
        )
        settledAt = createdAt
      }
    }
    followDelivery(dayOf(pickup.windowStart))
  }
  const done = pickups.at(-1)!.doneAt
  const stop = done ?? until
  return {
    days: sum(stop && dayOf(stop)),
    settled: settled + charged(made => settledAt === null || made > settledAt),
  }
}

/** Days so far that aren't settled. None without a delivery and a pickup that their vendor has reported. */
export const daysToCharge = (stay: Stay, now: Date): number => {
  const isDelivered = stay.visits.some(visit => visit.kind === 'delivery' && isProven(visit))
  if (!isDelivered || stay.visits.some(({ kind, finishedByJob }) => kind === 'pickup' && finishedByJob))
    return 0
  const { days, settled } = count(stay, now)
  return Math.max(0, days - settled)
}

/** The rental if the visit is moved, or scheduled again. */
const withMove = (stay: Stay, { visitId, windowStart, by }: Move, now: Date): Stay => {
  const visit = stay.visits.find(({ id }) => id === visitId)!
  const moved = { ...visit, windowStart }
  if (visit.status === 'failed') {
    const again = { ...moved, id: 'again', status: 'scheduled' as const, failedAt: null, failureReason: null }
    return { ...stay, visits: [...stay.visits, again] }
  }
  const order: StayChange = {
    kind: 'move_visit',
    status: 'accepted',
    proposedBy: by,
    visitId,
    windowStart,
    windowBefore: visit.windowStart,
    createdAt: now,
    decidedAt: now,
  }
  return {
    ...stay,
    visits: stay.visits.map(each => (each === visit ? moved : each)),
    changeOrders: [...stay.changeOrders, order],
  }
}

/** True if the move makes the rental longer for the customer, and the days that aren't settled then. */
export const daysOfMove = (stay: Stay, move: Move, now: Date): { isLonger: boolean; days: number } => {
  const before = count(stay, null)
  const after = count(withMove(stay, move, now), null)
  const isLonger = after.days > before.days
  return { isLonger, days: isLonger ? Math.max(0, after.days - after.settled) : 0 }
}
