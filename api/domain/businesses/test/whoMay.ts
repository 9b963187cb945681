import { ADMIN, ANYBODY, type PathPolicy, type Policy, VENDORS } from '../../../test/security/policies.js'
import { asInput, given, ofVendor, some, vendorInBody, vendorInPath } from '../../../test/security/setups.js'
import { shownBusiness } from './setups.js'

export const mutations: Record<string, Policy> = {
  saveBusiness: { may: VENDORS, setup: some({ input: { name: 'Becker Hauling' } }) },
  removeBusinessName: {
    may: ADMIN,
    setup: asInput(shownBusiness, { reason: 'insults' }),
    tells: ['vendor: business_removed'],
  },
  removeBusinessLogo: {
    may: ADMIN,
    setup: asInput(shownBusiness, { reason: 'obscene' }),
    tells: ['vendor: business_removed'],
  },
}

export const queries: Record<string, Policy> = {
  // Profiles are public; api/domain/businesses/vendorProfile.test.ts checks their fields.
  vendorProfile: { may: ANYBODY, setup: given(async ({ people }) => ({ id: people.vendor.id })) },
  business: { may: ['vendor', 'admin'], setup: ofVendor },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /vendors/:id': {
    may: ANYBODY,
    request: async ({ people }) => ({ path: { id: people.vendor.id } }),
  },
  'GET /businesses/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'PUT /businesses': { may: ['vendor'], request: vendorInBody({ name: 'Becker Hauling' }) },
}
