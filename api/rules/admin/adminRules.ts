import * as z from 'zod/mini'
import { type DocumentType, keysOf, userTypes } from '../kinds.js'
import { limits } from '../limits.js'
import {
  email,
  firstName,
  lastName,
  onOneLine,
  optional,
  orNull,
  phone,
  requiredText,
  text,
} from '../text.js'
import { expiryProblem } from '../vendors/documentExpiry.js'
import { todayIn } from '../zonedTime.js'

const userFields = { firstName, lastName, email, phone: optional(phone) }

export const createUserRules = z.object({
  ...userFields,
  userType: z.enum(keysOf(userTypes), 'Please choose an account type'),
})

export const updateUserRules = z.object(userFields)

/** The refusal to edit the email of an administrator who has accepted the invitation. */
export const OWN_EMAIL = 'Administrators must change their own email in My Account'

export const usersActiveRules = z.object({
  userIds: z
    .array(z.string())
    .check(
      z.minLength(1, 'Please select someone'),
      z.maxLength(limits.usersAtOnce, `Please select at most ${limits.usersAtOnce} users at once`),
    ),
})

export const searchRules = z.object({ search: optional(text(limits.searchMax)) })

/** The periods, in days, that an admin can choose for the figures by area. */
const marketPeriods = [7, 30, 90] as const

export const marketPeriodRules = z.object({
  days: z.literal(marketPeriods, 'Please choose 7, 30, or 90 days'),
})

export const auditRules = z.object({ action: optional(text(limits.nameMax)) })

export const reviewRules = z
  .object({
    approve: z.boolean('Please approve or refuse'),
    reason: optional(text(limits.reasonMax)),
    expiresOn: optional(text(limits.nameMax)),
  })
  .check(
    z.refine<{ approve: boolean; reason?: string | null }>(
      ({ approve, reason }) => approve || orNull(reason) !== null,
      {
        error: 'Please give a reason for refusing it',
        path: ['reason'],
      },
    ),
  )

/** The last place in the United States where a day ends: the server asks the vendor's own clock. */
const LAST_ZONE = 'Pacific/Pago_Pago'

/** The form's part of `reviewRules` for the expiry date of a document. */
export const approvalRulesFor = (type: DocumentType, now: Date) =>
  z.object({ expiresOn: z.string() }).check(
    z.check<{ expiresOn: string }>(({ value, issues }) => {
      const problem = expiryProblem(type, value.expiresOn, todayIn(now, LAST_ZONE))
      if (problem) issues.push({ code: 'custom', message: problem, path: ['expiresOn'], input: value })
    }),
  )

/** The most common reasons to refuse a document. */
export const refusalReasons = [
  'It cannot be read',
  'It has expired',
  'It is a different kind of document',
  'It does not show your name or your business name',
  'A page or the signature is missing',
] as const

/** The form's part of `reviewRules` for a refusal, with a reason from the list or the reviewer's own words. */
export const refusalRules = z
  .object({
    why: z.string().check(z.minLength(1, 'Please select a reason')),
    reason: text(limits.refusalWords),
  })
  .check(
    z.refine<{ why: string; reason: string }>(({ why, reason }) => why !== 'other' || reason.trim() !== '', {
      error: 'Please give a reason for refusing it',
      path: ['reason'],
    }),
  )

export const answerRules = z.object({
  response: requiredText('Please write an answer', limits.messageMax),
})

/** At most two decimals; compared in hundredths, where a float is exact enough. */
const isPercent = (value: number) => value >= 0 && value <= 100 && Number(value.toFixed(2)) === value

export const percentRule = z
  .number('Please enter the fee in percent')
  .check(z.refine(isPercent, 'The fee must be from 0 to 100 percent, with at most two decimals'))

export const settingsRules = z.object({
  serviceFeePercent: percentRule,
  supportPhone: optional(text(limits.phoneMax).check(onOneLine('the phone number'))),
  documentsRequired: z.boolean(),
  visitPhotosRequired: z.optional(z.nullable(z.boolean())),
  cancellationPercent: z.optional(z.nullable(percentRule)),
  cancellationCap: z.optional(z.nullable(z.string())),
  timeZone: optional(text(limits.nameMax)),
  howToPayFees: optional(text(limits.reasonMax)),
})
