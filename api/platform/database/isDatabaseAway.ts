/** 57014 is a statement past its time, 55P03 a lock not given in time. */
const CONNECTION_LOST =
  /^(08|57P0|57014|53|55P03|40001|40P01)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

interface Cause {
  code?: unknown
  /** Of PostgreSQL: FATAL ends the connection. */
  severity?: string
  message?: string
  cause?: unknown
}

/** Whether an error says that the database cannot be reached or has no room now, not that it was asked wrongly. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error as Cause | undefined; cause; cause = cause.cause as typeof cause) {
    if (cause.severity === 'FATAL' || (typeof cause.code === 'string' && CONNECTION_LOST.test(cause.code)))
      return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message ?? '',
      )
    )
      return true
  }
  return false
}
