import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { serverMessage } from '../../../forms/serverMessage.js'
import type { FailedTask_TaskFragment } from '../../../generated/graphql.js'
import { useFailedTasksQuery, useRemoveTaskMutation, useRetryTaskMutation } from '../../../generated/hooks.js'
import { RefreshButton } from '../../../ui/actions/RefreshButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { FailedTaskTable } from './FailedTaskTable.js'
import { RemoveTaskDialog } from './RemoveTaskDialog.js'
import { taskName } from './taskWords.js'

type Task = FailedTask_TaskFragment

const TRY_AGAIN = 'Check your connection, then try again.'
/** The most that the server returns. */
const MOST = 100

/** Failed emails and cleanups, to retry or remove. */
export const FailedTasks = () => {
  const { data, previousData, error, refetch } = useFailedTasksQuery()
  const [retryTask] = useRetryTaskMutation()
  const [removeTask] = useRemoveTaskMutation()
  const [removing, setRemoving] = useState<Task | null>(null)
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const tasks = (data ?? previousData)?.failedTasks
  const askAgain = () => void refetch().catch(() => {})

  const act = async (mutate: () => Promise<unknown>, title: string, task: Task) => {
    setBusy(true)
    try {
      await mutate()
      toast({ title, description: taskName(task) })
    } catch (failure) {
      const description = serverMessage(failure, TRY_AGAIN)
      toast({ variant: 'destructive', title: 'Error updating task', description })
      // The task may have finished in the meantime.
      askAgain()
    }
    setBusy(false)
    setRemoving(null)
    // The row that had the focus may be gone.
    heading.current?.focus()
  }

  const list = () => {
    if (error && !data) {
      return (
        <ErrorState
          title="We couldn't load the failed tasks"
          message={serverMessage(error, TRY_AGAIN)}
          onRetry={askAgain}
        />
      )
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
          A mail or a clean-up that does not succeed is tried again for about 16 hours, then kept here.
        </EmptyState>
      )
    }
    return (
      <>
        <FailedTaskTable
          tasks={tasks}
          isBusy={isBusy || !data}
          onRetry={task =>
            void act(() => retryTask({ variables: { id: task.id } }), 'The task will be retried', task)
          }
          onRemove={setRemoving}
        />
        {tasks.length >= MOST && (
          <Text size="s" tone="muted">
            These are the first {MOST}. More show up as these are done.
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
        {tasks && <RefreshButton isBusy={false} onClick={askAgain} />}
      </Inline>
      {list()}
      {removing && (
        <RemoveTaskDialog
          task={removing}
          isBusy={isBusy}
          onClose={() => setRemoving(null)}
          onConfirm={() =>
            void act(() => removeTask({ variables: { id: removing.id } }), 'The task was removed', removing)
          }
        />
      )}
    </Stack>
  )
}
