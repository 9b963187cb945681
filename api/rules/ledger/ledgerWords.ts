import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  checkLedger: { name: 'Check of ledger, charges, prices, and statements' },
  compareFees: { name: 'Comparison of fees collected by card with Stripe' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  NO_FEE: 'This charge has no service fee to waive',
} as const

/** The acts of admins that the log records. */
export const audited = audits('Order', { waiveFee: 'Service fees waived' })
