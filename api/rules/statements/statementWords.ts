import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  makeStatements: { name: 'Statements of service fees' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  FEES_OVERDUE: 'Your fee statement is overdue. Pay it to bid again.',
  STATEMENT_PAID: 'Nothing is due on this statement',
  REFERENCE_USED: 'Another payment of this statement has this reference',
  NO_PAYMENT: 'This statement has no payment to reverse',
} as const

/** The acts of admins that the log records. */
export const audited = audits('User', {
  recordStatementPayment: 'Payments of statements recorded',
  reverseStatementPayment: 'Payments of statements reversed',
})
