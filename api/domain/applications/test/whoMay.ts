import { ADMIN, ANYBODY, type Policy } from '../../../test/security/policies.js'
import { asInput, given } from '../../../test/security/setups.js'
import { application, waitingApplication } from './setups.js'

export const mutations: Record<string, Policy> = {
  applyAsVendor: {
    may: ANYBODY,
    setup: async () => ({ variables: { input: application() } }),
    tells: ['admin: application_received'],
  },
  inviteApplicant: { may: ADMIN, setup: given(waitingApplication) },
  declineApplication: { may: ADMIN, setup: asInput(waitingApplication, { reason: 'Too far away' }) },
}

export const queries: Record<string, Policy> = {
  vendorApplications: { may: ADMIN },
  vendorApplication: { may: ADMIN, setup: given(waitingApplication) },
}
