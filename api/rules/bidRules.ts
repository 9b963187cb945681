import * as z from 'zod/mini'
import { limits } from './limits.js'
import { positiveAmount } from './money.js'
import { optional, text } from './text.js'

/** The rules of a bid, for the form, GraphQL and REST (docs/product.md, Input, docs/product.md, The marketplace). */
export const bidRules = z.object({
  price: positiveAmount('Price is required', 'Price must be more than 0'),
  message: optional(text(limits.bidMessageMax, `Message must be ${limits.bidMessageMax} characters or less`)),
})
