import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { optional, text } from '../text.js'

export const markNoticesReadRules = z.object({
  ids: optional(
    z
      .array(z.string())
      .check(z.maxLength(limits.pageMax, `Please send at most ${limits.pageMax} notices at once`)),
  ),
  path: optional(text(limits.nameMax)),
})

/** How many notices of each user are kept. */
export const MOST_NOTICES = 500
