import { ADMIN, type Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { chargeOf, decidedCharge } from './setups.js'

export const mutations: Record<string, Policy> = {
  contestCharge: {
    may: ['customer'],
    setup: given(async world => ({ ...(await chargeOf(world)), reason: 'Only one day' })),
  },
  answerContest: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await chargeOf(world, 'contested')), answer: 'Two days' })),
  },
  undoChargeDecision: { may: ADMIN, setup: given(decidedCharge) },
  upholdCharge: {
    may: ['admin'],
    setup: given(async world => ({ ...(await chargeOf(world, 'contested')), reason: 'Two days' })),
  },
  voidCharge: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await chargeOf(world)), reason: 'My fault' })),
  },
}
