import { type Act, admin, input, otherAdmin, thirdAdmin } from '../../../test/pairs/act.js'
import type { Scene } from '../../../test/pairs/scene.js'
import { newUser } from '../../../test/security/setups.js'

const suspension = ({ suspensionId }: Scene) => ({ id: suspensionId })
const task = ({ taskId }: Scene) => ({ id: taskId })

export const acts: Record<string, Act[]> = {
  createUser: [{ by: admin, variables: input(() => ({ ...newUser(), userType: 'vendor' })) }],
  updateUser: [
    { by: admin, variables: input(scene => ({ ...newUser(), id: scene.customer.id })) },
    {
      by: admin,
      variables: input(scene => ({ ...newUser(), id: scene.otherAdmin.id, email: scene.otherAdmin.email })),
    },
    {
      by: otherAdmin,
      variables: input(scene => ({ ...newUser(), id: scene.admin.id, email: scene.admin.email })),
    },
  ],
  setUserActive: [
    { by: admin, variables: scene => ({ userId: scene.customer.id, isActive: false }) },
    { by: admin, variables: scene => ({ userId: scene.vendor.id, isActive: false }) },
  ],
  setUsersActive: [
    {
      by: otherAdmin,
      variables: scene => ({
        userIds: [scene.vendor.id, scene.rival.id, scene.customer.id],
        isActive: false,
      }),
    },
  ],
  resendInvitation: [{ by: admin, variables: ({ invitedId }) => ({ userId: invitedId }) }],
  requestAdminSuspension: [
    { by: admin, variables: scene => ({ userId: scene.thirdAdmin.id, isActive: false }) },
  ],
  confirmAdminSuspension: [{ by: admin, variables: suspension }],
  withdrawAdminSuspension: [{ by: thirdAdmin, variables: suspension }],
  retryTask: [{ by: admin, variables: task }],
  removeTask: [{ by: otherAdmin, variables: task }],
  updateSettings: [
    {
      by: admin,
      variables: input(() => ({
        // A vendor who owes fees can't close their account.
        serviceFeePercent: 0,
        documentsRequired: false,
        supportPhone: '(555) 010-0100',
      })),
    },
  ],
}
