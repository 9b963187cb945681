import * as z from 'zod/mini'
import { withoutContactsAfterwards } from '../contacts/contacts.js'
import { limits } from '../limits.js'
import { requiredText } from '../text.js'

/** The rated party's only reply to a comment. */
export const replyRules = z.object({
  reply: requiredText(
    'Please write a reply',
    limits.replyMax,
    `Reply must be ${limits.replyMax} characters or less`,
  ).check(withoutContactsAfterwards(limits.replyMax)),
})
