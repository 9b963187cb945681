import type { Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { takenJob } from '../../jobs/test/setups.js'
import { markedJob, overpaidJob, payableJob } from './setups.js'

export const mutations: Record<string, Policy> = {
  markPaid: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await takenJob(world)), method: 'check' })),
    tells: ['customer: payment_marked'],
  },
  markPaidBack: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await overpaidJob(world)), method: 'check' })),
    tells: ['customer: payment_marked'],
  },
  payByCard: {
    may: ['customer'],
    setup: given(payableJob),
  },
  confirmPayment: { may: ['customer'], setup: given(markedJob), tells: ['vendor: payment_confirmed'] },
  denyPayment: {
    may: ['customer'],
    setup: given(async world => ({ ...(await markedJob(world)), reason: 'No check came' })),
    tells: ['admin: payment_denied', 'vendor: payment_denied'],
  },
}
