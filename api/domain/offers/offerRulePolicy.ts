import { firstWindowStart, type Visited } from '../../rules/bids/bidExpiry.js'
import { expectedTotal, type Priced, type Requested } from '../../rules/bids/expectedTotal.js'
import { cents } from '../../rules/cents.js'
import type { Haul } from '../../rules/junk/haulPrice.js'
import { isPriceable } from '../../rules/offers/isPriceable.js'
import { todayIn } from '../../rules/zonedTime.js'
import type { Job } from '../jobs/Job.js'
import type { OfferRule } from './OfferRule.js'
import type { LimitedRule } from './withLimits.js'

const HOUR_MS = 3_600_000

/** Neither its vendor nor an admin has switched it off. */
export const isOn = (
  { isActive, pausedAt, offUntil }: Pick<LimitedRule, 'isActive' | 'pausedAt' | 'offUntil'>,
  now: Date,
): boolean => isActive && !pausedAt && (!offUntil || offUntil <= now)

/** The day of delivery or pickup, on the job's clock. `wantedOn` is the same in SQL. */
export const offerDay = ({ dropoffDate, pickupDateTime, timeZone }: Visited): string =>
  dropoffDate ?? todayIn(new Date(pickupDateTime!), timeZone)

/** From 1 (Monday) to 7 (Sunday). */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

type Limits = Pick<LimitedRule, 'zipCodes' | 'weekdays' | 'noticeHours'>
type Placed = Visited & { zip5: string }
export type Rental = Placed & Pick<Job, 'dumpsterSize' | 'debris'>
export type Pickup = Placed & Haul

const allows = <Value>(chosen: readonly Value[], value: Value) =>
  chosen.length === 0 || chosen.includes(value)

const isWithin = (rule: Limits, asked: Placed, at: Date): boolean =>
  allows(rule.zipCodes, asked.zip5) &&
  allows(rule.weekdays, weekdayOf(offerDay(asked))) &&
  +firstWindowStart(asked) >= +at + rule.noticeHours * HOUR_MS

/** The rule is for a rental that is posted at `at`, apart from its vendor's areas and papers. */
export const isForRental = (
  rule: Limits & Pick<OfferRule, 'size' | 'debris'>,
  rental: Rental,
  at: Date,
): boolean =>
  rule.size === rental.dumpsterSize &&
  allows(rule.debris, rental.debris ?? 'not_sure') &&
  isWithin(rule, rental, at)

/** The same for a junk pickup. */
export const isForPickup = (rule: Limits, pickup: Pickup, at: Date): boolean =>
  isPriceable(pickup) && isWithin(rule, pickup, at)

/** The lowest expected total for the customer. */
export const bestOf = <Rule extends Priced & { id: string }>(
  rules: readonly Rule[],
  job: Requested,
): Rule | undefined =>
  rules.toSorted(
    (one, other) =>
      Number(cents(expectedTotal(one, job)) - cents(expectedTotal(other, job))) ||
      Number(cents(one.price) - cents(other.price)) ||
      (one.id < other.id ? -1 : 1),
  )[0]
