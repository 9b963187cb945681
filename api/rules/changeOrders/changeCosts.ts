import { cents, fromCents } from '../cents.js'
import { type ChargeStatus, owedCharges } from '../charges/chargeGraph.js'
import type { ChargeKind } from '../charges/charges.js'
import { isUnderWay, type JobStatus } from '../jobs/jobGraph.js'
import type { VisitStatus } from '../visits/visitGraph.js'
import { type FailureReason, isProven, reasonCounts, type VisitKind } from '../visits/visits.js'
import { mayChangeAfter } from './changeOrders.js'

/** The units of a kind that the customer already owes. */
export const countCharged = (
  charges: readonly { kind: ChargeKind; status: ChargeStatus; quantity: string }[],
  kind: ChargeKind,
): number =>
  charges
    .filter(charge => charge.kind === kind && owedCharges.some(owed => owed === charge.status))
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)

interface Weighable {
  kind: VisitKind
  status: VisitStatus
  finishedByJob?: boolean
}

/** It took a load away, which was weighed or can be: weight is charged for nothing else. */
export const isWeighable = (visit: Weighable): boolean => visit.kind !== 'delivery' && isProven(visit)

export const latestWeighable = <Visit extends Weighable>(visits: readonly Visit[]): Visit | undefined =>
  visits.findLast(isWeighable)

/** The charge that a visit's kind of line is about was voided by an admin, so it can't be booked again. */
export const isSettled = (
  charges: readonly { kind: ChargeKind; visitId: string | null; voidedByAdmin: boolean }[],
  kind: ChargeKind,
  visitId: string,
): boolean =>
  charges.some(charge => charge.kind === kind && charge.visitId === visitId && charge.voidedByAdmin)

interface WeightCharge {
  kind: ChargeKind
  status: ChargeStatus
  quantity: string
  visitId: string | null
}

/**
 * Hundredths of tons on a visit's scale ticket, and those beyond the included ones and the ones charged for this visit: each
 * load has the included tons of its own.
 */
export const tonsToCharge = (
  { id, tons }: { id: string; tons: string | null },
  includedTons: string,
  charges: readonly WeightCharge[],
): { weighed: bigint; over: bigint } => {
  const weighed = cents(tons ?? '0')
  const ofVisit = charges.filter(({ visitId }) => visitId === id)
  const charged = BigInt(Math.round(countCharged(ofVisit, 'overweight') * 100))
  return { weighed, over: weighed - cents(includedTons) - charged }
}

/** The failures of a visit for which a trip fee may be charged. */
const chargedFailures: readonly FailureReason[] = [
  'blocked',
  'nobody_there',
  'unsafe',
  'prohibited_items',
  'overfilled',
]
export const isWastedTrip = (visit: {
  failureReason: FailureReason | null
  disputedAt?: Date | string | null
  reportStands?: boolean | null
}): boolean => reasonCounts(visit) && chargedFailures.includes(visit.failureReason!)

interface WeightFacts {
  visit: Weighable & { id: string; tons: string | null }
  status: JobStatus
  completedDate: string | null
  includedTons: string | null
  /** The bid names a price for a ton. */
  hasRate: boolean
  charges: readonly (WeightCharge & { voidedByAdmin: boolean })[]
}

/** Weight is charged once for each load, and not again after an admin voided it. */
export const mayChargeWeight = (
  visit: Weighable & { id: string },
  charges: readonly Omit<WeightCharge & { voidedByAdmin: boolean }, 'quantity'>[],
): boolean =>
  isWeighable(visit) &&
  !isSettled(charges, 'overweight', visit.id) &&
  !charges.some(
    ({ kind, visitId, status }) => kind === 'overweight' && visitId === visit.id && status !== 'void',
  )

/** The tons that a vendor may charge for the visit now; null if there are none. */
export const tonsLeftToCharge = (facts: WeightFacts, now: Date): string | null => {
  const { visit, status, completedDate, includedTons, hasRate, charges } = facts
  const isInTime =
    isUnderWay(status) ||
    (completedDate !== null && mayChangeAfter('overweight', new Date(completedDate), now))
  if (!isInTime || !hasRate || includedTons === null) return null
  if (!mayChargeWeight(visit, charges)) return null
  const { over } = tonsToCharge(visit, includedTons, charges)
  return over > 0n ? fromCents(over) : null
}
