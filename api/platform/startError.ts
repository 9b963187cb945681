/** A startup failure that the user at the terminal can fix: shown as it is, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
