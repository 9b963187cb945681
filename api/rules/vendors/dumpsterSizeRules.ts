import * as z from 'zod/mini'
import { termChecks, termFields } from '../bids/termRules.js'
import { dumpsterSizes, keysOf } from '../kinds.js'
import { limits } from '../limits.js'
import { amount, positiveAmount } from '../money.js'
import { turnaroundDays } from '../stock/stockRules.js'
import { optional, requiredText, text } from '../text.js'

/** One of the vendor's sizes, with the vendor's rates for it: the terms of a bid, and usually a price. */
export const dumpsterSizeRules = z
  .object({
    size: requiredText('Size is required', limits.sizeMax),
    description: optional(text(limits.sizeDescriptionMax)),
    pricePerDay: optional(amount('Please enter a price')),
    rentalSize: optional(z.enum(keysOf(dumpsterSizes), 'Please choose one of the four sizes')),
    usualPrice: optional(positiveAmount('Please enter a price', 'Price must be more than 0')),
    turnaroundDays,
    ...termFields,
  })
  .check(...termChecks)
