import { openBenchDatabase } from './benchDatabase.mjs'
import { residentMb } from './cpu.mjs'
import { startServer } from './servers.mjs'
import { liveSessions } from './sessions.mjs'

const SESSIONS = 500

const mean = values => values.reduce((sum, each) => sum + each, 0) / values.length

/** 500 simultaneous users for some minutes. Nothing is pinned, and everything shares two cores. */
export const runLoad = async ({ size, minutes }) => {
  const setup = await openBenchDatabase(size, { isPinned: false })
  const server = await startServer('haulbid', setup, { env: { WORKER: 'on' }, isPinned: false })
  try {
    const restMb = residentMb(server.pid)
    const memory = []
    const onSecond = () => memory.push(residentMb(server.pid))
    const seconds = minutes * 60
    const live = await liveSessions(setup, server.port, { sessions: SESSIONS, seconds, onSecond })
    // The first fifth fills caches and compiles code.
    const settled = memory.slice(Math.floor(memory.length / 5))
    const half = Math.floor(settled.length / 2)
    const memoryMb = {
      rest: restMb,
      most: Math.max(...memory),
      firstHalf: mean(settled.slice(0, half)),
      secondHalf: mean(settled.slice(half)),
      samples: memory,
    }
    return { size, sessions: SESSIONS, minutes, ...live, memoryMb }
  } finally {
    await server.stop()
    await setup.stop()
  }
}
