import * as z from 'zod/mini'
import { termChecks, termFields } from '../bids/termRules.js'
import { debrisTypes, dumpsterSizes, keysOf } from '../kinds.js'
import { positiveAmount } from '../money.js'
import { optional } from '../text.js'
import { each, limitFields } from './ruleLimits.js'

/** A standing price that bids by itself: the terms of a bid, and the rentals it is for. */
export const offerRuleRules = z
  .object({
    size: z.enum(keysOf(dumpsterSizes), 'Please select a dumpster size'),
    debris: optional(
      z
        .array(z.enum(keysOf(debrisTypes), 'Please select what it is'))
        .check(z.refine<string[]>(each, 'Choose each kind only once')),
    ),
    price: positiveAmount('Price is required', 'Price must be more than 0'),
    ...limitFields,
    ...termFields,
  })
  .check(...termChecks)
