import { type Act, customer, job, vendor } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  markPaid: [
    { by: vendor, variables: ({ jobId }) => ({ jobId, method: 'check' }), stage: 'in_progress' },
    { by: vendor, variables: ({ jobId }) => ({ jobId, method: 'cash' }), stage: 'completed' },
  ],
  markPaidBack: [{ by: vendor, variables: ({ jobId }) => ({ jobId, method: 'check' }), stage: 'overpaid' }],
  payByCard: [{ by: customer, variables: ({ jobId }) => ({ jobId, amount: '179.50' }), stage: 'payable' }],
  confirmPayment: [{ by: customer, variables: job, stage: 'marked' }],
  denyPayment: [
    { by: customer, variables: ({ jobId }) => ({ jobId, reason: 'No check came' }), stage: 'marked' },
  ],
}
