import { type Act, admin, customer, input, otherAdmin } from '../../../test/pairs/act.js'
import { application } from './setups.js'

export const acts: Record<string, Act[]> = {
  applyAsVendor: [
    { by: customer, variables: input(() => application()) },
    {
      by: customer,
      variables: input(scene => ({ ...application(), email: `${scene.invitedId}@example.com` })),
    },
  ],
  inviteApplicant: [
    { by: admin, variables: ({ applicationId }) => ({ id: applicationId }) },
    { by: otherAdmin, variables: ({ applicationId }) => ({ id: applicationId, version: 1 }) },
  ],
  declineApplication: [
    { by: otherAdmin, variables: input(({ applicationId }) => ({ id: applicationId, reason: 'Too far' })) },
  ],
}
