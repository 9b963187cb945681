import { Button } from '../../../ui/actions/Button.js'
import { type CardColumn, CardTable } from '../../../ui/charts/CardTable.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import type { FailedTask_TaskFragment } from './generated/tasks.js'
import { TaskState } from './TaskState.js'
import { taskName, taskSubject } from './taskWords.js'

type Task = FailedTask_TaskFragment

type FailedTaskTableProps = {
  tasks: readonly Task[]
  isBusy: boolean
  onRetry: (task: Task) => void
  onRemove: (task: Task) => void
}

const Which = ({ task }: { task: Task }) => (
  <VisuallyHidden>
    {' '}
    {taskName(task)}, {taskSubject(task) ?? `task ${task.id}`}
  </VisuallyHidden>
)

export const FailedTaskTable = ({ tasks, isBusy, onRetry, onRemove }: FailedTaskTableProps) => {
  const columns: CardColumn<Task>[] = [
    {
      header: 'Task',
      cell: task => (
        <>
          <strong>{taskName(task)}</strong>
          <Text size="s" tone="muted">
            {taskSubject(task)}
          </Text>
        </>
      ),
    },
    { header: 'Since', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    { header: 'What went wrong', cell: ({ error }) => error },
    { header: 'State', cell: task => <TaskState task={task} /> },
    {
      header: 'Actions',
      cell: task => (
        <Inline gap="xs">
          <Button size="s" disabled={isBusy} onClick={() => onRetry(task)}>
            <span>
              Try again
              <Which task={task} />
            </span>
          </Button>
          <Button size="s" look="quiet" disabled={isBusy} onClick={() => onRemove(task)}>
            <span>
              Remove
              <Which task={task} />
            </span>
          </Button>
        </Inline>
      ),
    },
  ]
  return (
    <CardTable
      caption="Failed tasks"
      columns={columns}
      rows={tasks}
      rowKey={({ id }) => id}
      isBusy={isBusy}
    />
  )
}
