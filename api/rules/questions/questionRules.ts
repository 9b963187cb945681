import * as z from 'zod/mini'
import { withoutContacts } from '../contacts/contacts.js'
import { limits } from '../limits.js'
import { requiredText } from '../text.js'

/** A vendor's question about a job before bidding. */
export const questionRules = z.object({
  question: requiredText(
    'Please write a question',
    limits.questionMax,
    `Question must be ${limits.questionMax} characters or less`,
  ).check(withoutContacts(limits.questionMax)),
})

/** The customer's answer, which all vendors who may see the job can read. */
export const answerRules = z.object({
  answer: requiredText(
    'Please write an answer',
    limits.answerMax,
    `Answer must be ${limits.answerMax} characters or less`,
  ).check(withoutContacts(limits.answerMax)),
})
