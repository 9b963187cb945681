import { ANYBODY, type PathPolicy, type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { expendable, given, newUser, some, somebody } from '../../../test/security/setups.js'
import { PASSWORD } from '../../../test/users.js'
import { passwordLink } from '../passwordLink.js'
import { apiToken, changedEmail, confirmation, newAccount } from './setups.js'

export const mutations: Record<string, Policy> = {
  signUpCustomer: { may: ANYBODY, setup: expendable(() => ({ input: newAccount() })) },
  login: {
    may: ANYBODY,
    setup: expendable(({ email }) => ({ input: { email, password: PASSWORD } })),
  },
  logout: { may: ANYBODY, setup: expendable(() => ({})) },
  requestPasswordReset: { may: ANYBODY, setup: some({ email: 'nobody@example.com' }) },
  // Anybody with the mailed link may use it: see sessions.test.ts.
  resetPassword: {
    may: ANYBODY,
    setup: async world => {
      const { id } = await somebody(world)
      const { context: app } = world.harness.app
      const em = app.database.orm.em.fork()
      const link = await passwordLink({ now: app.clock(), app }, em, id, 'reset')
      const token = new URL(link).searchParams.get('reset')
      return { variables: { input: { token, password: 'haul it all', confirmPassword: 'haul it all' } } }
    },
    tells: ['another customer: password_changed'],
  },
  // Same here: see api/domain/accounts/takeBackEmail.test.ts.
  takeBackEmail: { may: ANYBODY, setup: changedEmail, tells: ['another customer: email_changed'] },
  // Same here: see api/domain/accounts/confirmEmail.test.ts.
  confirmEmail: { may: ANYBODY, setup: confirmation },
  sendEmailConfirmation: { may: SIGNED_IN, browserOnly: true, setup: expendable(() => ({})) },
  updateAccount: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(({ email }) => ({ input: { ...newUser(), email } })),
  },
  changePassword: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({
      input: { currentPassword: PASSWORD, password: 'haul it all', confirmPassword: 'haul it all' },
    })),
    tells: ['another customer: password_changed'],
  },
  signOutEverywhere: { may: SIGNED_IN, browserOnly: true, setup: expendable(() => ({})) },
  createApiToken: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: some({
      input: { name: 'Dispatch', scope: 'read', expiresInDays: 30, currentPassword: PASSWORD },
    }),
    tells: ['customer: token_made'],
  },
  revokeApiToken: { may: ['customer'], browserOnly: true, setup: given(apiToken) },
}

export const queries: Record<string, Policy> = {
  me: { may: ANYBODY },
  apiTokens: { may: SIGNED_IN, browserOnly: true },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /me': { may: [...SIGNED_IN, 'suspendedCustomer', 'suspendedVendor'] },
  'POST /login': {
    may: ANYBODY,
    request: async world => {
      const by = await somebody(world)
      return { by, body: { email: by.email, password: PASSWORD } }
    },
  },
  'POST /logout': { may: ANYBODY, request: async world => ({ by: await somebody(world) }) },
  'POST /signup/customer': {
    may: ANYBODY,
    request: async world => ({ by: await somebody(world), body: newAccount() }),
  },
  'POST /forgot-password': { may: ANYBODY, request: async () => ({ body: { email: 'nobody@example.com' } }) },
  'POST /confirm-email': {
    may: ANYBODY,
    request: async world => ({ body: (await confirmation(world)).variables.input }),
  },
  'POST /email-confirmations': { may: SIGNED_IN },
}
