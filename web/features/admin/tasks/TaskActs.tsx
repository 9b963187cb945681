import { useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import type { FailedTask_TaskFragment } from './generated/tasks.js'
import { RemoveTaskDialog } from './RemoveTaskDialog.js'
import { useTaskActs } from './useTaskActs.js'

type TaskActsProps = { task: FailedTask_TaskFragment; onRefused: () => void }

/** Tries a failed task again, or removes it. */
export const TaskActs = ({ task, onRefused }: TaskActsProps) => {
  const { isBusy, retry, remove } = useTaskActs(onRefused)
  const [isRemoving, setRemoving] = useState(false)
  useFocusReturn(isRemoving)
  const close = () => setRemoving(false)
  return (
    <>
      <Button size="s" disabled={isBusy} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      <Button size="s" look="primary" busy={isBusy} onClick={() => retry(task)}>
        Try again
      </Button>
      {isRemoving && (
        <RemoveTaskDialog
          task={task}
          isThere
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => void remove(task).then(close)}
        />
      )}
    </>
  )
}
