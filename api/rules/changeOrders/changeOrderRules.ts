import * as z from 'zod/mini'
import { OBJECT_PATH } from '../limits.js'
import { optional, requiredText, text } from '../text.js'

const NOTE_MAX = 500
const EVIDENCE_MAX = 5
const QUANTITY = /^\d{1,4}(\.\d{1,2})?$/

const evidence = z
  .array(z.string('Photo not found').check(z.regex(OBJECT_PATH, 'Photo not found')))
  .check(z.maxLength(EVIDENCE_MAX, `Please use ${EVIDENCE_MAX} photos or fewer`))

export const proposeChangeOrderRules = z.object({
  note: optional(text(NOTE_MAX)),
  quantity: optional(z.string().check(z.regex(QUANTITY, 'Enter a number with at most two decimals'))),
  evidence: optional(evidence),
})

export const declineChangeOrderRules = z.object({ reason: optional(text(NOTE_MAX)) })

export const contestAnswerRules = z.object({
  answer: requiredText('Please write an answer', NOTE_MAX),
  photos: optional(evidence),
})
