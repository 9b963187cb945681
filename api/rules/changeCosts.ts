import { cents } from './cents.js'
import type { ChangeOrderStatus } from './changeOrderGraph.js'
import type { ChangeKind } from './changeOrders.js'
import { type ChargeStatus, owedCharges } from './chargeGraph.js'
import type { ChargeKind } from './charges.js'
import { DAY_MS } from './dates.js'
import type { VisitStatus } from './visitGraph.js'
import type { FailureReason, VisitKind } from './visits.js'
import { wallTimeIn } from './zonedTime.js'

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The units of a kind that the customer already owes. */
export const countCharged = (
  charges: readonly { kind: ChargeKind; status: ChargeStatus; quantity: string }[],
  kind: ChargeKind,
): number =>
  charges
    .filter(charge => charge.kind === kind && owedCharges.some(owed => owed === charge.status))
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)

interface AgreedChange {
  kind: ChangeKind
  status: ChangeOrderStatus
  proposedBy: 'customer' | 'vendor'
  pickupDate: string | null
  decidedAt: Date | string | null
}

interface Stay {
  /** The day of the delivery. */
  delivered: string
  /** Those that the price includes. */
  includedDays: number
  charges: readonly { kind: ChargeKind; status: ChargeStatus; quantity: string; createdAt: Date | string }[]
  changeOrders: readonly AgreedChange[]
}

/**
 * The days that are settled: those that the bid includes, and those charged. If the customer agreed to a longer rental at
 * the vendor's own price, its days are settled by that price, whatever they would cost at the bid's rate.
 */
const settledDays = ({ delivered, includedDays, charges, changeOrders }: Stay): number => {
  const agreed = changeOrders
    .filter(
      ({ kind, status, proposedBy }) =>
        kind === 'longer_rental' && status === 'accepted' && proposedBy === 'vendor',
    )
    .sort((one, other) => +new Date(one.decidedAt!) - +new Date(other.decidedAt!))
    .at(-1)
  if (!agreed) return includedDays + countCharged(charges, 'extra_day')
  const later = charges.filter(({ createdAt }) => new Date(createdAt) > new Date(agreed.decidedAt!))
  return daysBetween(delivered, agreed.pickupDate!) + countCharged(later, 'extra_day')
}

interface StayVisit {
  kind: VisitKind
  status: VisitStatus
  doneAt: Date | null
  windowStart: Date
}

/** The day of the delivery on the job's clock: when it was done, else when it is planned. */
export const deliveryDay = (visits: readonly StayVisit[], timeZone: string): string | null => {
  const delivery = visits.findLast(({ kind, status }) => kind === 'delivery' && status !== 'cancelled')
  return delivery ? wallTimeIn(delivery.doneAt ?? delivery.windowStart, timeZone).date : null
}

/** Days that the dumpster has stood, by the times of its visits. */
export const stoodDays = (visits: readonly StayVisit[], timeZone: string, now: Date): number => {
  const pickup = visits.findLast(({ kind }) => kind === 'pickup')
  const isDelivered = visits.some(({ kind, status }) => kind === 'delivery' && status === 'done')
  const delivered = deliveryDay(visits, timeZone)
  return isDelivered && delivered
    ? daysBetween(delivered, wallTimeIn(pickup?.doneAt ?? now, timeZone).date)
    : 0
}

/** Hundredths of tons: those on the scale tickets, and those beyond the included and the charged ones. */
export const tonsToCharge = (
  visits: readonly { tons: string | null }[],
  includedTons: string,
  charged: number,
): { weighed: bigint; over: bigint } => {
  const weighed = visits.reduce((sum, { tons }) => sum + cents(tons ?? '0'), 0n)
  return { weighed, over: weighed - cents(includedTons) - BigInt(Math.round(charged * 100)) }
}

/** The failures of a visit for which a trip fee may be charged. */
const chargedFailures: readonly FailureReason[] = [
  'blocked',
  'nobody_there',
  'unsafe',
  'prohibited_items',
  'overfilled',
]
export const isWastedTrip = ({ failureReason }: { failureReason: FailureReason | null }): boolean =>
  failureReason !== null && chargedFailures.includes(failureReason)

/** Days that a later pickup costs: those that aren't settled, or beyond the agreed ones if the bid includes none. */
export const longerDays = ({
  pickup,
  later,
  includedDays,
  ...stay
}: Omit<Stay, 'includedDays'> & { includedDays: number | null; pickup: string; later: string }): number => {
  const included = Math.max(includedDays ?? daysBetween(stay.delivered, pickup), 0)
  return daysToCharge(daysBetween(stay.delivered, later), { ...stay, includedDays: included })
}

/** Days that aren't settled yet. */
export const daysToCharge = (days: number, stay: Stay): number => Math.max(0, days - settledDays(stay))
