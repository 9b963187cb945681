/** The queue's argument for a task besides its payload, at the first attempt. */
export const taskWork = (task: string) => ({
  task,
  post: null as never,
  event: '',
  attempt: 1,
  signal: new AbortController().signal,
})
