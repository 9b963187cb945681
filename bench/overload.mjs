import { setTimeout as sleep } from 'node:timers/promises'
import { at, load, openConnection } from './generator.mjs'

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
  const under = []
  const startedAt = performance.now()
  for (let sent = 0; performance.now() - startedAt < SECONDS * 1000; await sleep(TICK_MS)) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; sent < due; sent++) under.push(one())
  }
  await Promise.all(under)
  for (const connection of idle) connection.close()
  return found
}

/** Sends twice what the server can handle, and measures how fast it is 5 s later. */
export const runOverload = async (port, requests) => {
  const closed = { connections: 64, seconds: 5 }
  await load(port, requests(), { ...closed, seconds: 2 })
  const before = (await load(port, requests(), closed)).length / closed.seconds
  const { answered, ...found } = await flood(port, requests(), 2 * before)
  await sleep(5000)
  const after = (await load(port, requests(), closed)).length / closed.seconds
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
