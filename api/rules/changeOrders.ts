import type { ChargeKind } from './charges.js'
import { cents, fromCents } from './money.js'

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
  /** True if it may still be charged for 72 hours after completion. */
  afterCompletion: boolean
  /** The kind of the line that it books, if it costs something. */
  charge: ChargeKind | null
}

export const changeRules: Record<ChangeKind, ChangeRule> = {
  move_visit: {
    by: { customer: 'in_time', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: false,
    charge: null,
  },
  // The vendor answers with a price of their own, which the customer decides on.
  longer_rental: {
    by: { customer: 'at_rate', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: false,
    charge: 'extra_day',
  },
  earlier_pickup: { by: { customer: 'in_time' }, otherwise: 'asked', afterCompletion: false, charge: null },
  extra_days: { by: { vendor: 'at_rate' }, otherwise: 'refused', afterCompletion: true, charge: 'extra_day' },
  overweight: {
    by: { vendor: 'at_rate' },
    otherwise: 'refused',
    afterCompletion: true,
    charge: 'overweight',
  },
  wasted_trip: { by: { vendor: 'at_rate' }, otherwise: 'refused', afterCompletion: true, charge: 'trip' },
  extra: { by: { vendor: 'never' }, otherwise: 'asked', afterCompletion: false, charge: 'extra' },
  discount: { by: { vendor: 'always' }, otherwise: 'refused', afterCompletion: true, charge: 'discount' },
}

const HOUR_MS = 3_600_000

/** Hours before a window in which a customer may still move it without the vendor's consent. */
export const MOVE_HOURS = 24
/** Hours after which a proposal ends. */
export const PROPOSAL_HOURS = 48
/** Hours after completion in which the vendor may still charge. */
export const CHARGE_HOURS = 72
/** Minutes that the vendor must have been at the address to charge a trip fee. */
export const TRIP_MINUTES = 15

/** True if customers may move a window that begins then without asking. */
export const isInTime = (windowStart: Date, now: Date): boolean =>
  now.getTime() <= windowStart.getTime() - MOVE_HOURS * HOUR_MS

/** When a proposal ends: after 48 hours, or when the visit's window begins, if that is still to come. */
export const proposalEnd = (windowStart: Date | null, now: Date): Date => {
  const last = now.getTime() + PROPOSAL_HOURS * HOUR_MS
  const begins = windowStart?.getTime() ?? last
  return new Date(begins > now.getTime() ? Math.min(begins, last) : last)
}

export const mayStillCharge = (completedAt: Date, now: Date): boolean =>
  now.getTime() < completedAt.getTime() + CHARGE_HOURS * HOUR_MS

const MOST_EXTRA = 250_000n

/** The most that unforeseen charges may add up to: the base price, but at most $2,500. */
export const extraCap = (basePrice: string): string => {
  const base = cents(basePrice)
  return fromCents(base < MOST_EXTRA ? base : MOST_EXTRA)
}

/** Days beyond those that the bid includes and that are not charged yet. */
export const daysToCharge = (days: number, includedDays: number, charged: number): number =>
  Math.max(0, days - includedDays - charged)

/** Hundredths times a price, rounded half up to cents, as numeric does. */
export const lineAmount = (quantity: string, unitPrice: string): string =>
  fromCents((cents(quantity) * cents(unitPrice) + 50n) / 100n)
