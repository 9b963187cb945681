import { audits } from '../audit/audits.js'

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  ADMIN_STATE: 'This administrator already has that status',
  ALREADY_ASKED: 'Another administrator already asked for this. It needs a second one.',
  REQUEST_OVER:
    'This request is over. It was decided or withdrawn, is older than a day, or came from an administrator who is suspended.',
} as const

/** The acts of admins that the log records. */
export const audited = {
  ...audits('User', {
    createUser: 'Users invited',
    updateUser: 'Users edited',
    setUserActive: 'Suspended or reactivated',
    resendInvitation: 'Invitations sent again',
    requestAdminSuspension: 'Admins: suspension or reactivation requested',
    confirmAdminSuspension: 'Admins: confirmed by a second admin',
    withdrawAdminSuspension: 'Admins: request withdrawn',
  }),
  ...audits('Task', { retryTask: 'Tasks tried again', removeTask: 'Tasks removed' }),
  ...audits('Haulbid', { updateSettings: 'Settings changed' }),
}
