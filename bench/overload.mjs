import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchDatabase } from './benchDatabase.mjs'
import { at, load, openConnection } from './generator.mjs'
import { operations } from './operations.mjs'
import { requestsOf } from './requests.mjs'
import { startServer } from './servers.mjs'
import { readWorld } from './world.mjs'

const SECONDS = 15
const MOST_CONNECTIONS = 3000
const TICK_MS = 5

/** Sends requests whether or not earlier ones are answered, like many independent users. */
const flood = async (port, next, perSecond) => {
  const idle = []
  const found = { answered: [], shed: 0, shedWithRetryAfter: 0, failed: 0, unsent: 0 }
  let open = 0
  const one = async () => {
    const startedAt = performance.now()
    let connection = idle.pop()
    try {
      if (!connection) {
        if (open >= MOST_CONNECTIONS) return void found.unsent++
        open++
        connection = await openConnection(port)
      }
      const { status, head, body } = await connection.ask(next())
      if (status === 200 && !body.includes('"errors"')) found.answered.push(performance.now() - startedAt)
      else if (status === 503) {
        found.shed++
        if (/^retry-after: *\d/im.test(head)) found.shedWithRetryAfter++
      } else {
        found.failed++
        found.firstFailure ??= `${status} ${body.toString().slice(0, 200)}`
      }
      if (/^connection: *close/im.test(head)) {
        connection.close()
        open--
      } else idle.push(connection)
    } catch (error) {
      found.failed++
      found.firstFailure ??= error.message
      open--
    }
  }
  // The answers' times include the delay of the load generator, so we measure that too.
  const lateness = monitorEventLoopDelay({ resolution: 1 })
  lateness.enable()
  const under = []
  const startedAt = performance.now()
  for (let sent = 0; performance.now() - startedAt < SECONDS * 1000; await sleep(TICK_MS)) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; sent < due; sent++) under.push(one())
  }
  await Promise.all(under)
  lateness.disable()
  found.lateMs = { p99: lateness.percentile(99) / 1e6, most: lateness.max / 1e6 }
  for (const connection of idle) connection.close()
  return found
}

const WINDOWS = 5

/**
 * Answers per second to clients that wait for each answer: the median of several windows, since noise lasts seconds.
 */
const carriedBy = async (port, requests) => {
  const closed = { connections: 64, seconds: 2 }
  const windows = []
  for (let n = 0; n < WINDOWS; n++)
    windows.push((await load(port, requests(), closed)).length / closed.seconds)
  return windows.sort((a, b) => a - b)[Math.floor(WINDOWS / 2)]
}

/** Sends twice the load that the server can handle, and measures its speed 5 s later. */
export const overload = async (port, requests) => {
  // A cold server would refuse some of many simultaneous requests.
  await load(port, requests(), { connections: 8, seconds: 3 })
  const before = await carriedBy(port, requests)
  const { answered, ...found } = await flood(port, requests(), 2 * before)
  await sleep(5000)
  const after = await carriedBy(port, requests)
  const sorted = Float64Array.from(answered).sort()
  return {
    carried: before,
    offered: 2 * before,
    seconds: SECONDS,
    answeredPerSecond: sorted.length / SECONDS,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    ...found,
    fiveSecondsAfter: after,
  }
}

/** Puts the server and PostgreSQL on one core and the load on the other, so that the load takes none of their time. */
export const runOverload = async ({ size }) => {
  const setup = await openBenchDatabase(size)
  const server = await startServer('haulbid', setup)
  try {
    const world = await readWorld(setup)
    return { size, overload: await overload(server.port, () => requestsOf(operations.availableJobs, world)) }
  } finally {
    await server.stop()
    await setup.stop()
  }
}
