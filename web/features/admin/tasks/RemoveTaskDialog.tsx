import type { FailedTask_TaskFragment } from '../../../generated/graphql.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { taskName } from './taskWords.js'

type RemoveTaskDialogProps = {
  task: FailedTask_TaskFragment
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation: a removed task is never done. */
export const RemoveTaskDialog = ({ task, isBusy, onConfirm, onClose }: RemoveTaskDialogProps) => (
  <ConfirmDialog
    open
    title="Remove this task?"
    confirmLabel="Remove"
    busyLabel="Removing..."
    look="danger"
    busy={isBusy}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {taskName(task)}:{' '}
    {task.task.endsWith('Mail') ? 'the email is never sent.' : 'the next scheduled run still takes place.'}
  </ConfirmDialog>
)
