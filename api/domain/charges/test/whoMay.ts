import { ADMIN, type Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { chargeOf, decidedCharge } from './setups.js'

export const mutations: Record<string, Policy> = {
  contestCharge: {
    may: ['customer'],
    setup: given(async world => ({ ...(await chargeOf(world)), reason: 'Only one day' })),
    tells: ['admin: charge_contested', 'vendor: charge_contested'],
  },
  answerContest: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await chargeOf(world, 'contested')), answer: 'Two days' })),
    tells: ['customer: charge_answered'],
  },
  undoChargeDecision: {
    may: ADMIN,
    setup: given(decidedCharge),
    tells: ['customer: charge_undone', 'vendor: charge_undone'],
  },
  upholdCharge: {
    may: ['admin'],
    setup: given(async world => ({ ...(await chargeOf(world, 'contested')), reason: 'Two days' })),
    tells: ['customer: charge_upheld', 'vendor: charge_upheld'],
  },
  voidCharge: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await chargeOf(world)), reason: 'My fault' })),
    tells: ['customer: charge_voided'],
  },
}
