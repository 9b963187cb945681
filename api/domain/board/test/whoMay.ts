import type { Policy } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { visitOf } from '../../visits/test/setups.js'

export const mutations: Record<string, Policy> = {
  // Their own visit: who assigns it to themselves hears nothing.
  assignVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({
      ...(await visitOf(world, 'scheduled')),
      personId: world.people.vendor.id,
      after: null,
    })),
  },
}

const ofDay = given(async world => ({ vendorId: world.people.vendor.id, day: '2026-12-24' }))

export const queries: Record<string, Policy> = {
  board: { may: ['vendor', 'admin'], setup: ofDay },
  boardWeek: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ vendorId: world.people.vendor.id, from: '2026-12-24' })),
  },
}
