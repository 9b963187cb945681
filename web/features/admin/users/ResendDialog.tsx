import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { useResendInvitationMutation } from '../../../generated/hooks.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ConfirmUserDialog } from './ConfirmUserDialog.js'

type ResendDialogProps = { user: UserRow_UserFragment; onClose: () => void }

/** Sends the invitation of a user who has not chosen a password again. */
export const ResendDialog = ({ user, onClose }: ResendDialogProps) => {
  const [resend] = useResendInvitationMutation()
  const name = fullName(user)

  const act = async () => {
    await resend({ variables: { userId: user.id } })
    toast({ title: 'Invitation sent', description: `${name} gets an email at ${user.email}.` })
  }

  return (
    <ConfirmUserDialog
      title={`Invite ${name} again?`}
      confirmLabel="Send Invitation"
      busyLabel="Sending..."
      act={act}
      onClose={onClose}
    >
      We email a new link to {user.email}. It works for a week; the link in the earlier email stops working.
    </ConfirmUserDialog>
  )
}
