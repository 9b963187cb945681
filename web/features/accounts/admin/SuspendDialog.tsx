import { useMutation } from '../../../apollo/hooks.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ConfirmUserDialog } from './ConfirmUserDialog.js'
import { SetUserActiveDocument, type UserRow_UserFragment } from './generated/users.js'
import { JobsLeft, jobsInWords, useJobsLeft } from './JobsLeft.js'
import { nothingToDoReason } from './nothingToDoReason.js'
import { userUpdated } from './userFailed.js'
import { useUserNow } from './useUserNow.js'

const consequence = ({ isActive, userType }: UserRow_UserFragment) => {
  if (!isActive) return 'They can sign in again. Their old API tokens and sessions stay revoked.'
  return userType === 'vendor'
    ? 'They are signed out immediately, cannot sign in, and their API tokens stop working. Their pending bids can no longer be accepted.'
    : 'They are signed out immediately, cannot sign in, and their API tokens stop working.'
}

type SuspendDialogProps = { user: UserRow_UserFragment; onClose: () => void }

/** Asks for confirmation, then suspends or reactivates. */
export const SuspendDialog = ({ user, onClose }: SuspendDialogProps) => {
  const now = useUserNow(user)
  const [setUserActive] = useMutation(SetUserActiveDocument)
  const name = fullName(user)
  const jobsLeft = useJobsLeft(user.isActive ? [user] : [])

  const act = async () => {
    await setUserActive({ variables: { userId: user.id, isActive: !user.isActive } })
    const left = jobsLeft ? ` ${jobsInWords(jobsLeft)} left: see Needs you.` : ''
    userUpdated(user.isActive ? `${name} is suspended.${left}` : `${name} is active again.`)
  }

  return (
    <ConfirmUserDialog
      title={user.isActive ? `Suspend ${name}?` : `Reactivate ${name}?`}
      confirmLabel={user.isActive ? 'Suspend' : 'Reactivate'}
      busyLabel={user.isActive ? 'Suspending...' : 'Reactivating...'}
      look={user.isActive ? 'danger' : 'primary'}
      gone={now.isActive === user.isActive ? null : nothingToDoReason(now)}
      act={act}
      onClose={onClose}
    >
      <p>{consequence(user)}</p>
      <JobsLeft count={jobsLeft} />
    </ConfirmUserDialog>
  )
}
