import { HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const questionRates = {
  questions: [{ name: 'questions-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

export const questionQuotas = {
  /** Counts one vendor's unanswered questions about one job. */
  waitingQuestions: { most: 3, reason: 'TOO_MANY_QUESTIONS' },
  /** Counts the questions of all vendors. */
  questionsPerJob: { most: 50, reason: 'JOB_QUESTIONS_FULL' },
} as const satisfies Record<string, Quota>
