import { type Policy, VENDORS } from '../../../test/security/policies.js'

export const mutations: Record<string, Policy> = {
  connectPayments: { may: VENDORS },
  disconnectPayments: { may: VENDORS },
}
