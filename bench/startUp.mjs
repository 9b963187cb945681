import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchDatabase } from './benchDatabase.mjs'
import { residentMb } from './cpu.mjs'
import { load } from './generator.mjs'
import { operations } from './operations.mjs'
import { requestsOf } from './requests.mjs'
import { startServer } from './servers.mjs'
import { readWorld } from './world.mjs'

const STARTS = 5

/** Measures the server's time until ready with its database up, and its memory when idle and under load. */
export const runStart = async ({ size }) => {
  const setup = await openBenchDatabase(size)
  // The environment of `npm start`.
  const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../dist/.cache'), WORKER: 'on' }
  try {
    const world = await readWorld(setup)
    const readyMs = []
    for (let n = 0; n <= STARTS; n++) {
      const server = await startServer('haulbid', setup, { env, isPinned: false })
      // The first start fills the cache.
      if (n > 0) readyMs.push(server.readyMs)
      if (n < STARTS) {
        await server.stop()
        continue
      }
      await sleep(5000)
      const atRest = residentMb(server.pid)
      const asked = { connections: 64, seconds: 10 }
      await load(server.port, requestsOf(operations.availableJobs, world), asked)
      const underLoad = residentMb(server.pid)
      await server.stop()
      return { readyMs: readyMs.toSorted((a, b) => a - b), restMb: atRest, loadMb: underLoad }
    }
  } finally {
    await setup.stop()
  }
}
