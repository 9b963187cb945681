import { newPerson } from '../../../test/people.js'
import { ANYBODY, type PathPolicy, type Policy, VENDORS } from '../../../test/security/policies.js'
import { ofVendor, some, vendorInPath } from '../../../test/security/setups.js'
import { vendor } from '../../../test/users.js'
import { businessWith, bySecondOwner, invitation, ofDriver } from './setups.js'

export const mutations: Record<string, Policy> = {
  // Anybody with the mailed link may use it: see acceptInvitation.test.ts.
  acceptInvitation: { may: ANYBODY, setup: invitation },
  invitePerson: {
    may: VENDORS,
    setup: async ({ harness }) => ({
      by: await vendor(harness, { zips: ['10001'] }),
      variables: { input: newPerson() },
    }),
  },
  changeRole: {
    may: ['vendor'],
    setup: ofDriver({ role: 'dispatcher' }),
    tells: ['another vendor: own_role_changed'],
  },
  removePerson: { may: ['vendor'], setup: ofDriver(), tells: ['another vendor: own_work_ended'] },
  leaveBusiness: {
    may: VENDORS,
    browserOnly: true,
    setup: bySecondOwner,
    tells: ['another vendor: person_left'],
  },
}

export const queries: Record<string, Policy> = {
  people: { may: ['vendor', 'admin'], setup: ofVendor },
  // A link that doesn't exist is nobody's.
  invitation: { may: ANYBODY, setup: some({ token: 'x' }) },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /people/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'POST /people': {
    may: ['vendor'],
    request: async ({ harness }) => {
      const by = await vendor(harness, { zips: ['10001'] })
      return { by, body: { vendorId: by.id, ...newPerson() } }
    },
  },
  'PUT /people/:personId/role': {
    may: ['vendor'],
    request: async world => {
      const { owner: by, driver } = await businessWith(world)
      return { by, path: { personId: driver.id }, body: { role: 'dispatcher' } }
    },
  },
  'DELETE /people/:personId': {
    may: ['vendor'],
    request: async world => {
      const { owner: by, driver } = await businessWith(world)
      return { by, path: { personId: driver.id } }
    },
  },
}
