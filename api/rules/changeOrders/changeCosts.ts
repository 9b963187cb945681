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

/** The finished visit whose load was weighed or can be: weight is charged for nothing else. */
export const weighedVisit = <Visit extends { kind: VisitKind; status: VisitStatus; finishedByJob?: boolean }>(
  visits: readonly Visit[],
): Visit | undefined => visits.findLast(visit => visit.kind !== 'delivery' && isProven(visit))

/** The charge that a visit's kind of line is about was voided by an admin, so it can't be booked again. */
export const isSettled = (
  charges: readonly { kind: ChargeKind; visitId: string | null; voidedByAdmin: boolean }[],
  kind: ChargeKind,
  visitId: string,
): boolean =>
  charges.some(charge => charge.kind === kind && charge.visitId === visitId && charge.voidedByAdmin)

/** Hundredths of tons: those on the scale tickets, and those beyond the included and the charged ones. */
export const tonsToCharge = (
  visits: readonly { kind: VisitKind; status: VisitStatus; tons: string | null }[],
  includedTons: string,
  charged: number,
): { weighed: bigint; over: bigint } => {
  const weighed = cents(weighedVisit(visits)?.tons ?? '0')
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
export const isWastedTrip = (visit: {
  failureReason: FailureReason | null
  disputedAt?: Date | string | null
  reportStands?: boolean | null
}): boolean => reasonCounts(visit) && chargedFailures.includes(visit.failureReason!)

interface WeightFacts {
  /** The visit that was weighed. */
  id: string
  status: JobStatus
  completedDate: string | null
  includedTons: string | null
  /** The bid names a price for a ton. */
  hasRate: boolean
  visits: readonly {
    id: string
    kind: VisitKind
    status: VisitStatus
    tons: string | null
    finishedByJob: boolean
  }[]
  charges: readonly {
    kind: ChargeKind
    status: ChargeStatus
    quantity: string
    visitId: string | null
    voidedByAdmin: boolean
  }[]
}

/** The tons that a vendor may charge for the visit now; null if there are none. */
export const tonsLeftToCharge = (facts: WeightFacts, now: Date): string | null => {
  const { id, status, completedDate, includedTons, hasRate, visits, charges } = facts
  const isInTime =
    isUnderWay(status) ||
    (completedDate !== null && mayChangeAfter('overweight', new Date(completedDate), now))
  if (!isInTime || !hasRate || includedTons === null || weighedVisit(visits)?.id !== id) return null
  const isCharged = charges.some(
    charge => charge.kind === 'overweight' && charge.visitId === id && charge.status !== 'void',
  )
  if (isCharged || isSettled(charges, 'overweight', id)) return null
  const { over } = tonsToCharge(visits, includedTons, countCharged(charges, 'overweight'))
  return over > 0n ? fromCents(over) : null
}
