import * as z from 'zod/mini'
import { keysOf, userTypes } from './kinds.js'
import { limits } from './limits.js'
import { email, firstName, lastName, optional, orNull, phone, requiredText, text } from './text.js'

const userFields = { firstName, lastName, email, phone: optional(phone) }

export const createUserRules = z.object({
  ...userFields,
  userType: z.enum(keysOf(userTypes), 'Please choose what the account is for'),
})

export const updateUserRules = z.object(userFields)

export const usersActiveRules = z.object({
  userIds: z
    .array(z.string())
    .check(
      z.minLength(1, 'Please select someone'),
      z.maxLength(limits.usersAtOnce, `Please select at most ${limits.usersAtOnce} users at once`),
    ),
})

export const searchRules = z.object({ search: optional(text(limits.searchMax)) })

export const auditRules = z.object({ action: optional(text(limits.nameMax)) })

export const reviewRules = z
  .object({
    approve: z.boolean('Please approve or refuse'),
    reason: optional(text(limits.reasonMax)),
  })
  .check(
    z.refine<{ approve: boolean; reason?: string | null }>(
      ({ approve, reason }) => approve || orNull(reason) !== null,
      {
        error: 'Please say why it is refused',
        path: ['reason'],
      },
    ),
  )

export const answerRules = z.object({
  response: requiredText('Please write an answer', limits.messageMax),
})

/** At most two decimals; compared in hundredths, where a float is exact enough. */
const isPercent = (value: number) => value >= 0 && value <= 100 && Number(value.toFixed(2)) === value

export const settingsRules = z.object({
  serviceFeePercent: z
    .number('Please enter the fee in percent')
    .check(z.refine(isPercent, 'The fee is from 0 to 100 percent, with at most two decimals')),
  supportPhone: optional(text(limits.phoneMax)),
  documentsRequired: z.boolean(),
})
