/** Thrown by a task that will never succeed, however often it is retried: it is given up at once. */
export class UnrecoverableError extends Error {
  override name = 'UnrecoverableError'
}
