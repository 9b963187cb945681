import { ANYBODY, type PathPolicy, type Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'

export const queries: Record<string, Policy> = {
  // Prices are about nobody in particular, and the same for everybody; nobody is named.
  nearby: { may: ANYBODY, setup: given(async () => ({ type: 'junk_pickup', zipCode: '78701' })) },
  priceGuidance: {
    may: ANYBODY,
    setup: given(async () => ({ type: 'junk_pickup', zipCode: '78701' })),
  },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /nearby/:serviceType/:zipCode': {
    may: ANYBODY,
    request: async () => ({ path: { serviceType: 'junk_pickup', zipCode: '78701' } }),
  },
  'GET /price-guidance/:serviceType/:zipCode': {
    may: ANYBODY,
    request: async () => ({ path: { serviceType: 'junk_pickup', zipCode: '78701' } }),
  },
}
