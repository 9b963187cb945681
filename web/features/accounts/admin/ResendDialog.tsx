import { useMutation } from '../../../apollo/hooks.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ConfirmUserDialog } from './ConfirmUserDialog.js'
import { ResendInvitationDocument, type UserRow_UserFragment } from './generated/users.js'
import { nothingToDoReason } from './nothingToDoReason.js'
import { useUserNow } from './useUserNow.js'

type ResendDialogProps = { user: UserRow_UserFragment; onClose: () => void }

const whyGone = (user: UserRow_UserFragment) => {
  if (!user.invitedAt) return `${fullName(user)} has already accepted the invitation.`
  return user.isActive ? null : nothingToDoReason(user)
}

/** Resends the invitation of a user who has not chosen a password yet. */
export const ResendDialog = ({ user, onClose }: ResendDialogProps) => {
  const [resend] = useMutation(ResendInvitationDocument)
  const now = useUserNow(user)
  const { email } = now
  const name = fullName(now)

  const act = async () => {
    await resend({ variables: { userId: user.id } })
    toast({ title: 'Invitation sent', description: `${name} gets an email at ${email}.` })
  }

  return (
    <ConfirmUserDialog
      title={`Invite ${name} again?`}
      confirmLabel="Send Invitation"
      busyLabel="Sending..."
      gone={whyGone(now)}
      act={act}
      onClose={onClose}
    >
      We'll email a new link to {email}. It works for a week. The earlier link stops working.
    </ConfirmUserDialog>
  )
}
