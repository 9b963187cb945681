import { type ChargeStatus, owedCharges } from './chargeGraph.js'
import type { ChargeKind } from './charges.js'
import { DAY_MS } from './dates.js'
import { cents, fromCents } from './money.js'
import type { VisitStatus } from './visitGraph.js'
import type { FailureReason, VisitKind } from './visits.js'
import { wallTimeIn } from './zonedTime.js'

export const changeKinds = {
  move_visit: 'Another time',
  longer_rental: 'Longer rental',
  earlier_pickup: 'Earlier pickup',
  extra_days: 'Extra days',
  overweight: 'Extra weight',
  wasted_trip: 'Trip fee',
  extra: 'Extra work',
  discount: 'Discount',
} as const
export type ChangeKind = keyof typeof changeKinds

/** The two sides of a job. */
export type Side = 'customer' | 'vendor'

/**
 * When a change takes effect without the other side's consent: never, always, at least 24 hours before the window, or
 * at a rate that the bid names and with evidence.
 */
type AtOnce = 'never' | 'always' | 'in_time' | 'at_rate'

interface ChangeRule {
  by: Partial<Record<Side, AtOnce>>
  /** If it does not take effect at once, the other side is asked, or the change is refused. */
  otherwise: 'asked' | 'refused'
  /** It may still be made after completion: never, while the vendor may charge, or always. */
  afterCompletion: 'never' | 'charging' | 'always'
  /** The kind of the line that it books, if it costs something. */
  charge: ChargeKind | null
}

export const changeRules: Record<ChangeKind, ChangeRule> = {
  move_visit: {
    by: { customer: 'in_time', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: 'never',
    charge: null,
  },
  // The vendor answers with a price of their own, which the customer decides on.
  longer_rental: {
    by: { customer: 'at_rate', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: 'never',
    charge: 'extra_day',
  },
  earlier_pickup: { by: { customer: 'in_time' }, otherwise: 'asked', afterCompletion: 'never', charge: null },
  extra_days: {
    by: { vendor: 'at_rate' },
    otherwise: 'refused',
    afterCompletion: 'charging',
    charge: 'extra_day',
  },
  overweight: {
    by: { vendor: 'at_rate' },
    otherwise: 'refused',
    afterCompletion: 'charging',
    charge: 'overweight',
  },
  wasted_trip: {
    by: { vendor: 'at_rate' },
    otherwise: 'refused',
    afterCompletion: 'charging',
    charge: 'trip',
  },
  extra: { by: { vendor: 'never' }, otherwise: 'asked', afterCompletion: 'never', charge: 'extra' },
  discount: { by: { vendor: 'always' }, otherwise: 'refused', afterCompletion: 'always', charge: 'discount' },
}

/** True if the change takes effect at once; `isMet` says whether it is in time, or the bid names the rate. */
export const isAtOnce = (kind: ChangeKind, side: Side, isMet: boolean): boolean => {
  const atOnce = changeRules[kind].by[side]
  return atOnce === 'always' || (isMet && (atOnce === 'in_time' || atOnce === 'at_rate'))
}

const HOUR_MS = 3_600_000

/** Hours before a window in which a customer may still move it without the vendor's consent. */
export const MOVE_HOURS = 24
/** Hours after which a proposal ends. */
export const PROPOSAL_HOURS = 48
/** Hours before its end in which the side that should answer hears of it again. */
export const PROPOSAL_ENDING_HOURS = 12
/** Hours after completion in which the vendor may still charge. */
export const CHARGE_HOURS = 72
/** Minutes that the vendor must have been at the address to charge a trip fee. */
export const TRIP_MINUTES = 15

/** True if customers may move a window that begins then without asking. */
export const isInTime = (windowStart: Date, now: Date): boolean =>
  now.getTime() <= windowStart.getTime() - MOVE_HOURS * HOUR_MS

/** When a proposal ends: after 48 hours, or when the old or the new window begins, if that is still to come. */
export const proposalEnd = (windowStarts: readonly Date[], now: Date): Date => {
  const ends = [now.getTime() + PROPOSAL_HOURS * HOUR_MS]
  for (const start of windowStarts) if (start > now) ends.push(start.getTime())
  return new Date(Math.min(...ends))
}

export const mayStillCharge = (completedAt: Date, now: Date): boolean =>
  now.getTime() < completedAt.getTime() + CHARGE_HOURS * HOUR_MS

/** True if a job that was completed then may still be changed in this way. */
export const mayChangeAfter = (kind: ChangeKind, completedAt: Date, now: Date): boolean => {
  const { afterCompletion } = changeRules[kind]
  return afterCompletion === 'always' || (afterCompletion === 'charging' && mayStillCharge(completedAt, now))
}

const MOST_EXTRA = 250_000n

/** The most that unforeseen charges may add up to: the base price, but at most $2,500. */
export const extraCap = (basePrice: string): string => {
  const base = cents(basePrice)
  return fromCents(base < MOST_EXTRA ? base : MOST_EXTRA)
}

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

/** Hundredths times a price, rounded half up to cents, as numeric does. */
export const lineAmount = (quantity: string, unitPrice: string): string =>
  fromCents((cents(quantity) * cents(unitPrice) + 50n) / 100n)
