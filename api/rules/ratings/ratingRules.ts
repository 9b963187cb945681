import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { optional, text } from '../text.js'

/** docs/product.md, Input: a rating is an integer from 1 to 5. */
export const ratingRules = z.object({
  rating: z
    .int('Please choose a rating from 1 to 5')
    .check(
      z.minimum(1, 'Please choose a rating from 1 to 5'),
      z.maximum(5, 'Please choose a rating from 1 to 5'),
    ),
  comment: optional(text(limits.commentMax, `Comment must be ${limits.commentMax} characters or less`)),
})
