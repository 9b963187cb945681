import { type ChargeStatus, owedCharges } from './chargeGraph.js'
import type { ChargeKind } from './charges.js'
import { DAY_MS } from './dates.js'
import { cents } from './money.js'
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

/** Days that a later pickup costs: those beyond the included ones, or beyond the agreed ones if the bid names none. */
export const longerDays = (stay: {
  delivered: string
  pickup: string
  later: string
  includedDays: number | null
  charged: number
}): number =>
  daysToCharge(
    daysBetween(stay.delivered, stay.later),
    Math.max(stay.includedDays ?? daysBetween(stay.delivered, stay.pickup), 0),
    stay.charged,
  )

/** Days beyond those that the bid includes and that are not charged yet. */
export const daysToCharge = (days: number, includedDays: number, charged: number): number =>
  Math.max(0, days - includedDays - charged)
