import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  expire: { name: 'Closing expired bids and orders' },
} satisfies Record<string, TaskWords>

/** The acts of admins that the log records. */
export const audited = audits('Order', {
  cancelJob: 'Orders cancelled',
  reopenJob: 'Orders opened for bids again',
  reassignJob: 'Orders given to another vendor',
})
