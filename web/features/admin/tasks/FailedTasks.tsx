import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { RefreshButton } from '../../../ui/actions/RefreshButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { FailedTaskTable } from './FailedTaskTable.js'
import { type FailedTask_TaskFragment, FailedTasksDocument } from './generated/tasks.js'
import { RemoveTaskDialog } from './RemoveTaskDialog.js'
import { useTaskActs } from './useTaskActs.js'

type Task = FailedTask_TaskFragment

/** The most that the server returns. */
const MOST = 100

/** Failed emails and cleanups, to retry or remove. */
export const FailedTasks = () => {
  const { data, previousData, error, refetch } = useQuery(FailedTasksDocument)
  const [removing, setRemoving] = useState<Task | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Its row disappears before the list is refetched, and with it the button that would get the focus back.
  const [removedId, setRemovedId] = useState<string | null>(null)
  const tasks = (data ?? previousData)?.failedTasks.filter(({ id }) => id !== removedId)
  const reload = () => void refetch().catch(() => {})
  const { isBusy, retry, remove } = useTaskActs(reload)

  useFocusReturn(removing !== null, heading)

  const retryNow = async (task: Task) => {
    await retry(task)
    // The row that had the focus may be gone.
    heading.current?.focus()
  }

  const removeNow = async (task: Task) => {
    if (await remove(task)) setRemovedId(task.id)
    setRemoving(null)
  }

  const list = () => {
    if (error && !data) {
      return <LoadError what="the failed tasks" error={error} />
    }
    if (!tasks) {
      return (
        <LoadingRegion label="Loading failed tasks...">
          <Skeleton height="120px" />
        </LoadingRegion>
      )
    }
    if (tasks.length === 0) {
      return (
        <EmptyState level={4} title="No failed tasks" picture={<CircleCheck size={40} aria-hidden="true" />}>
          We retry failed emails and cleanups for about 16 hours, then list them here.
        </EmptyState>
      )
    }
    return (
      <>
        <FailedTaskTable
          tasks={tasks}
          isBusy={isBusy || !data}
          onRetry={task => void retryNow(task)}
          onRemove={setRemoving}
        />
        {tasks.length >= MOST && (
          <Text size="s" tone="muted">
            These are the first {MOST}. You'll see more as you clear these.
          </Text>
        )}
      </>
    )
  }

  return (
    <Stack as="section" aria-labelledby="tasks-title">
      <Inline justify="between">
        <Heading level={3} id="tasks-title" tabIndex={-1} ref={heading}>
          Failed background tasks
        </Heading>
        {tasks && <RefreshButton isBusy={false} onClick={reload} />}
      </Inline>
      {list()}
      {removing && (
        <RemoveTaskDialog
          task={removing}
          isThere={tasks?.some(({ id }) => id === removing.id) ?? true}
          isBusy={isBusy}
          onClose={() => setRemoving(null)}
          onConfirm={() => void removeNow(removing)}
        />
      )}
    </Stack>
  )
}
