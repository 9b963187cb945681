import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import type { FailedTask_TaskFragment } from './generated/tasks.js'
import { taskName } from './taskWords.js'

type RemoveTaskDialogProps = {
  task: FailedTask_TaskFragment
  /** True while the task is still among the failed ones. */
  isThere: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

const whatFollows = ({ task }: FailedTask_TaskFragment) =>
  task.endsWith('Mail') ? 'the email is never sent.' : 'the next scheduled run still happens.'

/** Asks for confirmation because a removed task is never performed. */
export const RemoveTaskDialog = ({ task, isThere, isBusy, onConfirm, onClose }: RemoveTaskDialogProps) => {
  // Our own removal takes the task off the list, too, a moment before the dialog closes.
  const canConfirm = isThere || isBusy
  return (
    <ConfirmDialog
      open
      title="Remove this task?"
      confirmLabel="Remove"
      busyLabel="Removing..."
      look="danger"
      busy={isBusy}
      canConfirm={canConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div role="status">
        {taskName(task)}: {canConfirm ? whatFollows(task) : 'it has succeeded, or someone removed it.'}
      </div>
    </ConfirmDialog>
  )
}
