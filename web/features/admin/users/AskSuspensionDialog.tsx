import { useState } from 'react'
import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { useRequestAdminSuspensionMutation } from '../../../generated/hooks.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { userFailed } from './userFailed.js'

type AskSuspensionDialogProps = { user: UserRow_UserFragment; onClose: () => void }

/** Suspending or reactivating an administrator takes two others: the first one requests it here. */
export const AskSuspensionDialog = ({ user, onClose }: AskSuspensionDialogProps) => {
  const [request] = useRequestAdminSuspensionMutation()
  const [isBusy, setBusy] = useState(false)
  const name = fullName(user)

  const confirm = async () => {
    setBusy(true)
    try {
      await request({ variables: { userId: user.id, isActive: !user.isActive } })
      toast({ title: 'Asked', description: 'A second administrator has 24 hours to confirm.' })
    } catch (error) {
      userFailed(error)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={user.isActive ? `Ask to suspend ${name}?` : `Ask to reactivate ${name}?`}
      confirmLabel="Ask"
      busyLabel="Asking..."
      look={user.isActive ? 'danger' : 'primary'}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {user.isActive
        ? 'Nothing changes until a second administrator confirms. Then they are signed out immediately, and their API tokens and emailed links stop working.'
        : 'Nothing changes until a second administrator confirms. Then they can sign in again.'}
    </ConfirmDialog>
  )
}
