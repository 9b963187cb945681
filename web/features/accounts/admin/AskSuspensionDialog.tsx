import { useMutation } from '../../../apollo/hooks.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ConfirmUserDialog } from './ConfirmUserDialog.js'
import { RequestAdminSuspensionDocument, type UserRow_UserFragment } from './generated/users.js'
import { nothingToDoReason } from './nothingToDoReason.js'
import { useUserNow } from './useUserNow.js'

type AskSuspensionDialogProps = {
  user: UserRow_UserFragment
  /** True while another request about this user is waiting. */
  isAsked: boolean
  onClose: () => void
}

/** Suspending or reactivating an administrator takes two others: the first one requests it here. */
export const AskSuspensionDialog = ({ user, isAsked, onClose }: AskSuspensionDialogProps) => {
  const now = useUserNow(user)
  const [request] = useMutation(RequestAdminSuspensionDocument)
  const name = fullName(user)

  const gone = () => {
    if (now.isActive !== user.isActive) return nothingToDoReason(now)
    return isAsked ? 'Another administrator already asked for this.' : null
  }

  const act = async () => {
    await request({ variables: { userId: user.id, isActive: !user.isActive } })
    toast({ title: 'Asked', description: 'A second administrator has 24 hours to confirm it.' })
  }

  return (
    <ConfirmUserDialog
      title={user.isActive ? `Ask to suspend ${name}?` : `Ask to reactivate ${name}?`}
      confirmLabel="Ask"
      busyLabel="Asking..."
      look={user.isActive ? 'danger' : 'primary'}
      gone={gone()}
      act={act}
      onClose={onClose}
    >
      {user.isActive
        ? "Nothing changes until a second administrator confirms. Then they'll be signed out immediately, and their API tokens and emailed links stop working."
        : 'Nothing changes until a second administrator confirms. Then they can sign in again.'}
    </ConfirmUserDialog>
  )
}
