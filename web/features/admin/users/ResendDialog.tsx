import { useState } from 'react'
import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { useResendInvitationMutation } from '../../../generated/hooks.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { userFailed } from './userFailed.js'

type ResendDialogProps = { user: UserRow_UserFragment; onClose: () => void }

/** Sends the invitation of a user who has not chosen a password again. */
export const ResendDialog = ({ user, onClose }: ResendDialogProps) => {
  const [resend] = useResendInvitationMutation()
  const [isBusy, setBusy] = useState(false)
  const name = fullName(user)

  const confirm = async () => {
    setBusy(true)
    try {
      await resend({ variables: { userId: user.id } })
      toast({ title: 'Invitation sent', description: `${name} gets an email at ${user.email}.` })
    } catch (error) {
      userFailed(error)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={`Invite ${name} again?`}
      confirmLabel="Send Invitation"
      busyLabel="Sending..."
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      We email a new link to {user.email}. It works for a week; the link in the earlier email stops working.
    </ConfirmDialog>
  )
}
