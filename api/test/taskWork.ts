/** What the queue gives a task besides its payload, at its first attempt. */
export const taskWork = (task: string) => ({
  task,
  post: null as never,
  event: '',
  attempt: 1,
  signal: new AbortController().signal,
})
