import type { FailedTask_TaskFragment } from '../../../generated/graphql.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { taskName } from './taskWords.js'

type RemoveTaskDialogProps = {
  task: FailedTask_TaskFragment
  /** Whether it is still among the failed ones. */
  isThere: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

const whatFollows = ({ task }: FailedTask_TaskFragment) =>
  task.endsWith('Mail') ? 'the email is never sent.' : 'the next scheduled run still takes place.'

/** Asks for confirmation: a removed task is never done. */
export const RemoveTaskDialog = ({ task, isThere, isBusy, onConfirm, onClose }: RemoveTaskDialogProps) => {
  // What is removed here is gone as well, a moment before the dialog closes.
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
        {taskName(task)}:{' '}
        {canConfirm ? whatFollows(task) : 'it has succeeded in the meantime, or someone removed it.'}
      </div>
    </ConfirmDialog>
  )
}
