import { useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { type FailedTask_TaskFragment, FailedTasksDocument } from './generated/tasks.js'
import { RemoveTaskDialog } from './RemoveTaskDialog.js'
import { TaskState } from './TaskState.js'
import { taskName, taskSubject } from './taskWords.js'
import { useTaskActs } from './useTaskActs.js'

type Task = FailedTask_TaskFragment

/** The failed task named in the URL: what went wrong, and what can be done about it. */
export const TaskDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, previousData, error, refetch } = useQuery(FailedTasksDocument)
  const reload = () => void refetch().catch(() => {})
  const { isBusy, retry, remove } = useTaskActs(reload)
  const [removing, setRemoving] = useState<Task | null>(null)
  useFocusReturn(removing !== null)
  const tasks = (data ?? previousData)?.failedTasks
  const task = tasks?.find(each => each.id === id)

  const content = () => {
    if (task) {
      return (
        <Stack>
          <Facts
            facts={[
              { label: 'About', value: taskSubject(task) ?? `Task ${task.id}` },
              { label: 'Since', value: <Moment value={task.createdAt} /> },
              { label: 'State', value: <TaskState task={task} /> },
              { label: 'What went wrong', value: <Text asTyped>{task.error}</Text> },
            ]}
          />
          <DialogActions>
            <Button disabled={isBusy} onClick={() => setRemoving(task)}>
              Remove
            </Button>
            <Button look="primary" busy={isBusy} onClick={() => void retry(task).then(onClose)}>
              Try again
            </Button>
          </DialogActions>
        </Stack>
      )
    }
    if (tasks) {
      return (
        <EmptyState level={3} title="This task is no longer on the list">
          It has succeeded, or someone removed it.
        </EmptyState>
      )
    }
    if (error) {
      return <LoadError what="this task" error={error} />
    }
    return (
      <LoadingRegion label="Loading the task...">
        <Skeleton height="180px" />
      </LoadingRegion>
    )
  }

  return (
    <Dialog open inAddress onClose={onClose} title={task ? taskName(task) : 'Failed task'}>
      {content()}
      {removing && (
        <RemoveTaskDialog
          task={removing}
          isThere={task !== undefined}
          isBusy={isBusy}
          onClose={() => setRemoving(null)}
          onConfirm={() => void remove(removing).then(onClose)}
        />
      )}
    </Dialog>
  )
}
