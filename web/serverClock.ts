/**
 * An answer's Date header has whole seconds and takes a moment to arrive, so a smaller difference doesn't
 * count as a wrong clock.
 */
const LEAST_MS = 3_000

let aheadMs = 0

/** Compares the server's clock with the device's, which may be days off. */
export const readServerClock = (headers: Headers) => {
  const server = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(server)) return
  const ahead = server - Date.now()
  aheadMs = Math.abs(ahead) < LEAST_MS ? 0 : ahead
}

/** Asks for the server's time, since the device's clock may have been set. False unless the server answers without an error. */
export const askServerClock = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers, ok }) => {
      readServerClock(headers)
      return ok
    },
    () => false,
  )

/** The server's time, which decides what has passed and what day it is. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs)
