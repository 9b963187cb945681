import { ADMIN, ANYBODY, type PathPolicy, type Policy } from '../../../test/security/policies.js'
import { given, newUser, some, somebody } from '../../../test/security/setups.js'
import { admin } from '../../../test/users.js'
import { adminSuspension, failedTask, invited } from './setups.js'

export const mutations: Record<string, Policy> = {
  createUser: {
    may: ADMIN,
    setup: async () => ({ variables: { input: { ...newUser(), userType: 'admin' } } }),
  },
  updateUser: {
    may: ADMIN,
    setup: async ({ people }) => ({ variables: { input: { ...newUser(), id: people.otherCustomer.id } } }),
    tells: ['otherCustomer: email_changed'],
  },
  setUserActive: {
    may: ADMIN,
    setup: async world => {
      const { id } = await somebody(world)
      return { variables: { userId: id, isActive: false } }
    },
  },
  setUsersActive: {
    may: ADMIN,
    setup: given(async world => ({ userIds: [(await somebody(world)).id], isActive: false })),
  },
  resendInvitation: { may: ADMIN, setup: given(invited) },
  requestAdminSuspension: {
    may: ADMIN,
    browserOnly: true,
    setup: async ({ harness }) => ({
      variables: { userId: (await admin(harness)).id, isActive: false },
    }),
  },
  confirmAdminSuspension: { may: ADMIN, browserOnly: true, setup: given(adminSuspension) },
  withdrawAdminSuspension: { may: ADMIN, browserOnly: true, setup: given(adminSuspension) },
  retryTask: { may: ADMIN, setup: given(failedTask) },
  removeTask: { may: ADMIN, setup: given(failedTask) },
  updateSettings: {
    may: ADMIN,
    setup: some({
      input: { serviceFeePercent: 1, documentsRequired: false, supportPhone: '(555) 010-0100' },
    }),
  },
}

export const queries: Record<string, Policy> = {
  settings: { may: ANYBODY },
  users: { may: ADMIN },
  user: { may: ADMIN, setup: given(async ({ people }) => ({ id: people.otherVendor.id })) },
  jobs: { may: ADMIN },
  jobsUnderWay: { may: ADMIN, setup: given(async ({ people }) => ({ userIds: [people.vendor.id] })) },
  adminStats: { may: ADMIN },
  adminSuspensions: { may: ADMIN },
  marketOverview: { may: ADMIN },
  marketAreas: { may: ADMIN },
  extraLoadShare: { may: ADMIN },
  overdueMoney: { may: ADMIN },
  auditEvents: { may: ADMIN },
  failedTasks: { may: ADMIN },
  worklist: { may: ADMIN },
  documentsToReview: { may: ADMIN },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /users': { may: ADMIN },
  'PUT /users/:userId': {
    may: ADMIN,
    request: async world => ({
      path: { userId: (await somebody(world)).id },
      body: { isActive: false },
    }),
  },
}
