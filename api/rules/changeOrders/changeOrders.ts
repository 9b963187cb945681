import { cents, fromCents } from '../cents.js'
import type { ChargeKind } from '../charges/charges.js'
import { daysBefore } from '../dates.js'
import { canMove } from '../stateGraph.js'
import { type ChangeOrderStatus, changeOrderGraph } from './changeOrderGraph.js'

export const changeOrderKinds = {
  move_visit: 'Another time',
  longer_rental: 'Longer rental',
  earlier_pickup: 'Earlier pickup',
  swap: 'Swap',
  extra_days: 'Extra days',
  overweight: 'Extra weight',
  extra_load: 'Extra load',
  item: 'Item beyond the list',
  wasted_trip: 'Trip fee',
  extra: 'Extra work',
  discount: 'Discount',
} as const
export type ChangeOrderKind = keyof typeof changeOrderKinds

/** The two sides of a job. */
export type Side = 'customer' | 'vendor'

/**
 * When a change takes effect without the other side's consent: never, always, at least 24 hours before the window, or
 * at a rate that the bid names and with evidence.
 */
type AtOnce = 'never' | 'always' | 'in_time' | 'at_rate'

interface ChangeRule {
  by: Partial<Record<Side, AtOnce>>
  /** A driver may find it on site. The bid's rate prices it, and they see no amount. */
  onSite?: true
  /** If it does not take effect at once, the other side is asked, or the change is refused. */
  otherwise: 'asked' | 'refused'
  /** It may still be made after completion: never, while the vendor may charge, or always. */
  afterCompletion: 'never' | 'charging' | 'always'
  /** The kind of the line that it books, if it costs something. */
  charge: ChargeKind | null
}

export const changeRules: Record<ChangeOrderKind, ChangeRule> = {
  move_visit: {
    by: { customer: 'in_time', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: 'never',
    // Only if it makes the rental longer.
    charge: 'extra_day',
  },
  // The vendor answers with a price of their own, which the customer decides on.
  longer_rental: {
    by: { customer: 'at_rate', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: 'never',
    charge: 'extra_day',
  },
  earlier_pickup: { by: { customer: 'in_time' }, otherwise: 'asked', afterCompletion: 'never', charge: null },
  // As for a longer rental, the vendor answers with a price if the bid names none.
  swap: {
    by: { customer: 'at_rate', vendor: 'never' },
    otherwise: 'asked',
    afterCompletion: 'never',
    charge: 'swap',
  },
  extra_days: {
    by: { vendor: 'at_rate' },
    otherwise: 'refused',
    afterCompletion: 'charging',
    charge: 'extra_day',
  },
  overweight: {
    by: { vendor: 'at_rate' },
    onSite: true,
    otherwise: 'refused',
    afterCompletion: 'charging',
    charge: 'overweight',
  },
  // What the bid doesn't price needs the customer's yes, before the work is done.
  extra_load: {
    by: { vendor: 'at_rate' },
    onSite: true,
    otherwise: 'asked',
    afterCompletion: 'charging',
    charge: 'extra_load',
  },
  item: {
    by: { vendor: 'at_rate' },
    onSite: true,
    otherwise: 'asked',
    afterCompletion: 'charging',
    charge: 'item',
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
export const isAtOnce = (kind: ChangeOrderKind, side: Side, isMet: boolean): boolean => {
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

interface Ending {
  status: ChangeOrderStatus
  createdAt: Date
  expiresAt: Date
  decidedAt: Date | null
}

/** The side that should answer hears of its end again. A proposal that ends within a day is news enough. */
export const isProposalEnding = ({ status, createdAt, expiresAt }: Ending, now: Date): boolean =>
  canMove(changeOrderGraph, status, 'expire') &&
  expiresAt > now &&
  expiresAt.getTime() <= now.getTime() + PROPOSAL_ENDING_HOURS * HOUR_MS &&
  expiresAt.getTime() > createdAt.getTime() + 24 * HOUR_MS

/** It has ended by its time. One that ended with its job, or before an outage of a day, is no news. */
export const hasJustEnded = ({ status, expiresAt, decidedAt }: Ending, now: Date): boolean =>
  status === changeOrderGraph.moves.expire.to &&
  decidedAt !== null &&
  decidedAt > daysBefore(now, 1) &&
  expiresAt <= decidedAt

/** Hours after completion in which the vendor may still charge. */
const CHARGE_HOURS = 72

/** True if customers may move a window that begins then without asking. */
export const isInTime = (windowStart: Date, now: Date): boolean =>
  now.getTime() <= windowStart.getTime() - MOVE_HOURS * HOUR_MS

/** When a proposal ends: after 48 hours, or when the old or the new window begins, if that is still to come. */
export const proposalEnd = (windowStarts: readonly Date[], now: Date): Date => {
  const ends = [now.getTime() + PROPOSAL_HOURS * HOUR_MS]
  for (const start of windowStarts) if (start > now) ends.push(start.getTime())
  return new Date(Math.min(...ends))
}

const mayStillCharge = (completedAt: Date, now: Date): boolean =>
  now.getTime() < completedAt.getTime() + CHARGE_HOURS * HOUR_MS

/** True if a job that was completed then may still be changed in this way. */
export const mayChangeAfter = (kind: ChangeOrderKind, completedAt: Date, now: Date): boolean => {
  const { afterCompletion } = changeRules[kind]
  return afterCompletion === 'always' || (afterCompletion === 'charging' && mayStillCharge(completedAt, now))
}

const MOST_EXTRA = 250_000n

/** The most that unforeseen charges may add up to: the base price, but at most $2,500. */
export const extraCap = (basePrice: string): string => {
  const base = cents(basePrice)
  return fromCents(base < MOST_EXTRA ? base : MOST_EXTRA)
}

/** Hundredths times a price, rounded half up to cents, as numeric does. */
export const lineAmount = (quantity: string, unitPrice: string): string =>
  fromCents((cents(quantity) * cents(unitPrice) + 50n) / 100n)
