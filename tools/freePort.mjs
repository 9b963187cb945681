import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below every system's range for outgoing connections (32768 on Linux, 49152 elsewhere), from which `listen(0)` takes
 * its ports too. One from there may belong to another connection by the time the process that it is meant for
 * listens.
 */
const FIRST = 15_000
const END = 32_000

/** Tries all addresses, because a server without a host listens on them all. */
const isFree = port =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** A port on which nothing listens, and that no connection is likely to take. */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
}
