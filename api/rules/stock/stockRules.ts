import * as z from 'zod/mini'
import { onOneLine, optional, requiredText, text } from '../text.js'
import { MOST_UNITS } from './stockBounds.js'

const LABEL_MAX = 40
const NOTE_MAX = 200
export const TURNAROUND_MAX = 14

const COUNT_WORDS = `Enter a whole number up to ${MOST_UNITS}`

export const unitCountRules = z.object({
  count: z.int(COUNT_WORDS).check(z.nonnegative(COUNT_WORDS), z.maximum(MOST_UNITS, COUNT_WORDS)),
})

export const unitLabelRules = z.object({
  label: requiredText('Enter a label', LABEL_MAX).check(onOneLine('the label')),
})

export const unitOutRules = z.object({ note: optional(text(NOTE_MAX)) })

const TURNAROUND_WORDS = `Enter a whole number of days up to ${TURNAROUND_MAX}`
export const turnaroundDays = optional(
  z.int(TURNAROUND_WORDS).check(z.nonnegative(TURNAROUND_WORDS), z.maximum(TURNAROUND_MAX, TURNAROUND_WORDS)),
)

export const dayOffRules = z
  .object({ from: z.string(), to: z.string(), note: optional(text(NOTE_MAX)) })
  .check(
    z.refine(({ from, to }) => to >= from, {
      error: 'The last day cannot come before the first',
      path: ['to'],
    }),
  )
