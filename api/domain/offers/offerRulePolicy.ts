import { firstWindowStart, type Visited } from '../../rules/bids/bidExpiry.js'
import { expectedTotal, type Priced, type Requested } from '../../rules/bids/expectedTotal.js'
import { cents } from '../../rules/cents.js'
import type { Job } from '../jobs/Job.js'
import type { OfferRule } from './OfferRule.js'

const HOUR_MS = 3_600_000

/** Neither its vendor nor an admin has switched it off. */
export const isOn = (
  { isActive, pausedAt, offUntil }: Pick<OfferRule, 'isActive' | 'pausedAt' | 'offUntil'>,
  now: Date,
): boolean => isActive && !pausedAt && (!offUntil || offUntil <= now)

/** From 1 (Monday) to 7 (Sunday). */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

type Limits = Pick<OfferRule, 'size' | 'zipCodes' | 'debris' | 'weekdays' | 'noticeHours'>
type Rental = Visited & Pick<Job, 'dumpsterSize' | 'debris'> & { zip5: string }

const allows = <Value>(chosen: readonly Value[], value: Value) =>
  chosen.length === 0 || chosen.includes(value)

/** The rule is for a rental that is posted at `at`, apart from its vendor's areas and papers. */
export const isForRental = (rule: Limits, rental: Rental, at: Date): boolean =>
  rule.size === rental.dumpsterSize &&
  allows(rule.zipCodes, rental.zip5) &&
  allows(rule.debris, rental.debris ?? 'not_sure') &&
  allows(rule.weekdays, weekdayOf(rental.dropoffDate!)) &&
  +firstWindowStart(rental) >= +at + rule.noticeHours * HOUR_MS

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
