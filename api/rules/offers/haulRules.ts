import * as z from 'zod/mini'
import { extraPrice, isWithinMost, MOST_WORDS } from '../bids/termRules.js'
import { cents, fromCents } from '../cents.js'
import { FULL_LOAD } from '../junk/loads.js'
import { isAmount, positiveAmount } from '../money.js'
import { optional } from '../text.js'
import { limitFields } from './ruleLimits.js'

export const LARGER_COSTS_LESS = "A larger load can't cost less"
const EIGHT = `Enter ${FULL_LOAD} prices, from an eighth of a truck to a full one`

/** With this bound, no load with items ever exceeds what an amount can hold. */
const price = (required: string, notPositive: string) =>
  positiveAmount(required, notPositive).check(z.refine<string>(isWithinMost, MOST_WORDS))

const isLess = (one: string, other: string | undefined) =>
  other !== undefined && isAmount(one) && isAmount(other) && cents(one) < cents(other)

/** The issue is at the larger load, whichever of the two is wrong. */
const neverFalling = z.check<string[]>(({ value, issues }) => {
  for (const [at, price] of value.entries())
    if (isLess(price, value[at - 1]))
      issues.push({ code: 'custom', input: price, path: [at], message: LARGER_COSTS_LESS })
})

/** Standing prices that bid by themselves, and the junk pickups they are for. */
export const haulRuleRules = z.object({
  minimum: price('Minimum is required', 'Minimum must be more than 0'),
  eighthPrices: z
    .array(price('Please enter a price', 'Price must be more than 0'), EIGHT)
    .check(z.length(FULL_LOAD, EIGHT), neverFalling),
  stairsPrice: optional(extraPrice),
  extraEighthPrice: optional(extraPrice),
  ...limitFields,
})

/** How many of the loads, from the smallest, the minimum covers: those that cost no more than it. */
export const coveredByMinimum = (minimum: string, eighthPrices: readonly string[]): number =>
  isAmount(minimum) ? eighthPrices.filter(each => isAmount(each) && cents(each) <= cents(minimum)).length : 0

/** Prices with the blank ones between two others filled in evenly: whole dollars between whole dollars, never above the next. */
export const evenPrices = (prices: readonly string[]): string[] =>
  prices.map((price, at) => {
    if (price !== '') return price
    const before = prices.findLastIndex((each, index) => index < at && isAmount(each))
    const after = prices.findIndex((each, index) => index > at && isAmount(each))
    if (before < 0 || after < 0) return price
    const [low, high] = [cents(prices[before]!), cents(prices[after]!)]
    const unit = low % 100n === 0n && high % 100n === 0n ? 100n : 1n
    const even = low + ((high - low) * BigInt(at - before)) / BigInt(after - before)
    return short(fromCents((even / unit) * unit))
  })

/** As people type it: no cents of whole dollars. */
const short = (amount: string) => amount.replace(/\.00$/, '')
