import { ADMIN, type Policy } from '../../../test/security/policies.js'
import { given, ofVendor } from '../../../test/security/setups.js'
import { billedCharge } from './setups.js'

export const mutations: Record<string, Policy> = {
  waiveFee: {
    may: ADMIN,
    setup: given(async world => ({ chargeId: await billedCharge(world), reason: 'Their first job' })),
  },
}

export const queries: Record<string, Policy> = {
  vendorEarnings: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorEarnedMonths: { may: ['vendor', 'admin'], setup: ofVendor },
}
