/** The queue's second argument for a task, as at the first attempt. */
export const taskWork = (task: string) => ({
  task,
  post: null as never,
  event: '',
  attempt: 1,
  signal: new AbortController().signal,
})
