import * as z from 'zod/mini'
import { cents } from '../cents.js'
import { keysOf } from '../kinds.js'
import { limits } from '../limits.js'
import { isAmount, positiveAmount } from '../money.js'
import { optional } from '../text.js'
import { itemKinds } from './itemKinds.js'
import { itemTakes, type TakenItem } from './junkTerms.js'

const price = positiveAmount('Please enter a price', 'Price must be more than 0').check(
  z.refine<string>(
    value => !isAmount(value) || cents(value) <= cents(limits.extraPriceMax),
    `Enter at most ${limits.extraPriceMax} dollars`,
  ),
)

/** What a vendor takes: a price for items that cost extra, and only for them. */
export const takenItemRules = z
  .object({
    kind: z.enum(keysOf(itemKinds), 'Please select what it is'),
    takes: z.enum(keysOf(itemTakes), 'Please choose whether you take it'),
    price: optional(price),
  })
  .check(
    z.refine<Partial<TakenItem>>(item => item.takes !== 'extra' || item.price != null, {
      error: 'Please enter a price',
      path: ['price'],
    }),
    z.refine<Partial<TakenItem>>(item => item.takes === 'extra' || item.price == null, {
      error: 'Only items that cost extra have a price',
      path: ['price'],
    }),
  )
