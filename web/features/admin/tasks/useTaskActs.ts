import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'
import { type FailedTask_TaskFragment, RemoveTaskDocument, RetryTaskDocument } from './generated/tasks.js'
import { taskName } from './taskWords.js'

type Task = FailedTask_TaskFragment

/** Retries and removes failed tasks; calls `onRefused` on an error, since the task may have finished by then. */
export const useTaskActs = (onRefused: () => void) => {
  const [retryTask] = useMutation(RetryTaskDocument)
  const [removeTask] = useMutation(RemoveTaskDocument)
  const [isBusy, setBusy] = useState(false)

  /** Returns true on success. */
  const act = async (mutate: () => Promise<unknown>, title: string, task: Task) => {
    setBusy(true)
    let isDone = false
    try {
      await mutate()
      isDone = true
      toast({ title, description: taskName(task) })
    } catch (failure) {
      const description = serverMessage(failure, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error updating task', description })
      onRefused()
    }
    setBusy(false)
    return isDone
  }

  return {
    isBusy,
    retry: (task: Task) =>
      act(() => retryTask({ variables: { id: task.id } }), 'The task will be retried', task),
    remove: (task: Task) =>
      act(() => removeTask({ variables: { id: task.id } }), 'The task was removed', task),
  }
}
