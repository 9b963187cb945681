/** 57014 is a statement timeout, 55P03 a lock timeout, 25006 a write on a server that is no longer the primary. */
const CONNECTION_LOST =
  /^(08|57P0|57014|25006|53|55P03|40001|40P01)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

interface Cause {
  code?: unknown
  /** PostgreSQL's severity: FATAL ends the connection. */
  severity?: string
  message?: string
  cause?: unknown
}

/** True if the database is unreachable or out of capacity, rather than the query wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error as Cause | undefined; cause; cause = cause.cause as typeof cause) {
    if (cause.severity === 'FATAL' || (typeof cause.code === 'string' && CONNECTION_LOST.test(cause.code)))
      return true
    if (
      /Connection terminated|during recovery|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message ?? '',
      )
    )
      return true
  }
  return false
}
