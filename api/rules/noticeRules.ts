import * as z from 'zod/mini'
import { limits } from './limits.js'
import { optional } from './text.js'

export const markNoticesReadRules = z.object({
  ids: optional(
    z
      .array(z.string())
      .check(z.maxLength(limits.pageMax, `Please name at most ${limits.pageMax} notices at once`)),
  ),
})

/** How long notices are kept, and how many of each user. */
export const NOTICE_DAYS = 90
export const MOST_NOTICES = 500
