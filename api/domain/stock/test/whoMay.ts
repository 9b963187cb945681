import { type PathPolicy, type Policy, VENDORS } from '../../../test/security/policies.js'
import { given, ofVendor, some, vendorInPath } from '../../../test/security/setups.js'
import { dayOff, sizeToCount, unit } from './setups.js'

export const mutations: Record<string, Policy> = {
  setUnits: { may: ['vendor'], setup: given(sizeToCount) },
  renameUnit: { may: ['vendor'], setup: given(async world => ({ ...(await unit(world)), label: 'Blue' })) },
  takeUnitOut: { may: ['vendor'], setup: given(async world => ({ ...(await unit(world)), note: 'Rusty' })) },
  returnUnit: { may: ['vendor'], setup: given(unit) },
  addDayOff: { may: VENDORS, setup: some({ input: { from: '2026-12-24', to: '2026-12-25' } }) },
  removeDayOff: { may: ['vendor'], setup: given(dayOff) },
}

const days = { from: '2026-12-24', to: '2026-12-31' }

export const queries: Record<string, Policy> = {
  units: { may: ['vendor', 'admin'], setup: ofVendor },
  stock: {
    may: ['vendor', 'admin'],
    setup: given(async ({ people }) => ({ vendorId: people.vendor.id, ...days })),
  },
  daysOff: { may: ['vendor', 'admin'], setup: ofVendor },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /units/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'GET /stock/:vendorId': {
    may: ['vendor', 'admin'],
    request: async world => ({ ...(await vendorInPath(world)), query: days }),
  },
}
