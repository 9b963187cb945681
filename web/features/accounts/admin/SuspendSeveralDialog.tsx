import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { Button } from '../../../ui/actions/Button.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { fullName } from '../../../ui/text/fullName.js'
import {
  SetUsersActiveDocument,
  type SetUsersActiveMutation,
  type UserRow_UserFragment,
} from './generated/users.js'
import { JobsLeft, useJobsLeft } from './JobsLeft.js'
import { userFailed, userUpdated } from './userFailed.js'

type User = UserRow_UserFragment
type Report = SetUsersActiveMutation['setUsersActive']

const count = (number: number) => `${number} ${number === 1 ? 'user' : 'users'}`
const NAMED = 5

/** "Dale Hart, Mia Santos and 3 more". */
const namesOf = (users: readonly User[]) => {
  const named = users.slice(0, NAMED).map(fullName).join(', ')
  return users.length > NAMED ? `${named} and ${users.length - NAMED} more` : named
}

type SuspendSeveralDialogProps = {
  users: readonly User[]
  isActive: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks for confirmation, then suspends or reactivates the selected users, and says who was left as they were, and why. */
export const SuspendSeveralDialog = ({ users, isActive, onDone, onClose }: SuspendSeveralDialogProps) => {
  const [setUsersActive] = useMutation(SetUsersActiveDocument)
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const jobsLeft = useJobsLeft(isActive || users.length > limits.usersAtOnce ? [] : users)
  const verb = isActive ? 'Reactivate' : 'Suspend'

  const confirm = async () => {
    setBusy(true)
    try {
      const { data } = await setUsersActive({ variables: { userIds: users.map(({ id }) => id), isActive } })
      const answer = data!.setUsersActive
      onDone()
      if (answer.refused.length > 0) return setReport(answer)
      userUpdated(`${count(answer.changed.length)} ${isActive ? 'reactivated' : 'suspended'}.`)
    } catch (error) {
      userFailed(error)
    }
    onClose()
  }

  if (report) {
    const names = new Map(users.map(user => [user.id, fullName(user)]))
    return (
      <Dialog
        open
        size="s"
        onClose={onClose}
        title={`${count(report.changed.length)} ${isActive ? 'reactivated' : 'suspended'}`}
        description="These were left as they are:"
      >
        <Stack>
          <Stack as="ul" gap="xs">
            {report.refused.map(({ userId, message }) => (
              <li key={userId}>
                <strong>{names.get(userId)}</strong>: {message}
              </li>
            ))}
          </Stack>
          <DialogActions>
            <Button look="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    )
  }
  if (users.length > limits.usersAtOnce) {
    return (
      <Dialog
        open
        size="s"
        onClose={onClose}
        title={`${count(users.length)} are too many`}
        description={`At most ${limits.usersAtOnce} can be suspended or reactivated at once. Please clear some.`}
      >
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      title={`${verb} ${count(users.length)}?`}
      confirmLabel={verb}
      busyLabel={isActive ? 'Reactivating...' : 'Suspending...'}
      look={isActive ? 'primary' : 'danger'}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {isActive
          ? 'They can sign in again. Their old API tokens and sessions stay revoked.'
          : "They are signed out immediately, cannot sign in, and their API tokens stop working. Vendors' pending bids can no longer be accepted."}
      </p>
      <JobsLeft count={jobsLeft} />
      <p>{namesOf(users)}</p>
    </ConfirmDialog>
  )
}
