import type { Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { takenJob } from '../../jobs/test/setups.js'
import { markedJob, overpaidJob } from './setups.js'

export const mutations: Record<string, Policy> = {
  markPaid: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await takenJob(world)), method: 'check' })),
  },
  markPaidBack: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await overpaidJob(world)), method: 'check' })),
  },
  confirmPayment: { may: ['customer'], setup: given(markedJob) },
  denyPayment: {
    may: ['customer'],
    setup: given(async world => ({ ...(await markedJob(world)), reason: 'No check came' })),
  },
}
