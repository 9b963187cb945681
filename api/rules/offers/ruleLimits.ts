import * as z from 'zod/mini'
import { bidDays } from '../bids/bidExpiry.js'
import { optional, zipCode } from '../text.js'
import { vendorQuotas } from '../vendors/vendorBounds.js'

/** Hours from the request to the start of its delivery window, or its pickup. */
export const noticeHours = { default: 24, min: 0, max: 336 } as const

/** The instant bids of one rule that may stand or be accepted for deliveries or pickups on the same day. */
export const offersPerDay = { min: 1, max: 100 } as const

/** By the number of ISO 8601. */
export const weekdays = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const

const HOURS = `Enter whole hours, at most ${noticeHours.max}`
const WEEKDAY = 'Choose weekdays from 1 (Monday) to 7 (Sunday)'
const PER_DAY = `Enter a number from ${offersPerDay.min} to ${offersPerDay.max}`
const STANDS = `Choose from ${bidDays.min} to ${bidDays.max} days`
const MOST_ZIPS = vendorQuotas.serviceAreas.most

export const each = <T>(items: readonly T[]) => new Set(items).size === items.length

/** The jobs that a rule is for, whatever its prices. */
export const limitFields = {
  zipCodes: optional(z.array(zipCode).check(z.maxLength(MOST_ZIPS, `Choose at most ${MOST_ZIPS} ZIP codes`))),
  noticeHours: optional(
    z.int(HOURS).check(z.minimum(noticeHours.min, HOURS), z.maximum(noticeHours.max, HOURS)),
  ),
  weekdays: optional(
    z
      .array(z.int(WEEKDAY).check(z.minimum(1, WEEKDAY), z.maximum(7, WEEKDAY)))
      .check(z.refine<number[]>(each, 'Choose each weekday only once')),
  ),
  mostPerDay: optional(
    z.int(PER_DAY).check(z.minimum(offersPerDay.min, PER_DAY), z.maximum(offersPerDay.max, PER_DAY)),
  ),
  standsDays: optional(z.int(STANDS).check(z.minimum(bidDays.min, STANDS), z.maximum(bidDays.max, STANDS))),
}
