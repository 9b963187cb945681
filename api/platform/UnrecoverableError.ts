/** Thrown by a task that will never succeed, however often it is tried: it is kept as failed at once. */
export class UnrecoverableError extends Error {
  override name = 'UnrecoverableError'
}
