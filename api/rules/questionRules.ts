import * as z from 'zod/mini'
import { withoutContacts } from './contacts/contacts.js'
import { limits } from './limits.js'
import { requiredText } from './text.js'

/** What a vendor asks about a job before bidding. */
export const questionRules = z.object({
  question: requiredText(
    'Please write a question',
    limits.questionMax,
    `Question must be ${limits.questionMax} characters or less`,
  ).check(withoutContacts(limits.questionMax)),
})

/** What the customer answers, for all vendors who may see the job. */
export const answerRules = z.object({
  answer: requiredText(
    'Please write an answer',
    limits.answerMax,
    `Answer must be ${limits.answerMax} characters or less`,
  ).check(withoutContacts(limits.answerMax)),
})
