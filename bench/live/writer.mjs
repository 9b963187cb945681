import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { at } from '../generator.mjs'

const WRITERS = 4
const TICK_MS = 5

/**
 * An address that only the n-th change sets, so that each one differs: an update that changes nothing isn't recorded.
 */
const addressOf = n => `${n} Main Street`
let written = 0

/** Commits `perSecond` changes of those jobs each second, without waiting for them to arrive anywhere. */
const commitAt = async ({ url, jobIds, seconds, perSecond, onCommit }) => {
  const pool = new pg.Pool({ connectionString: url, max: WRITERS })
  const under = []
  const startedAt = performance.now()
  const one = async () => {
    const n = written++
    const jobId = jobIds[n % jobIds.length]
    await pool.query({
      name: 'change',
      text: 'update jobs set address = $1 where id = $2',
      values: [addressOf(n), jobId],
    })
    onCommit(jobId, addressOf(n))
  }
  for (let sent = 0; performance.now() - startedAt < seconds * 1000; await sleep(TICK_MS)) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; sent < due; sent++) under.push(one())
  }
  await Promise.all(under)
  await pool.end()
}

const SETTLE_MS = 1500

/**
 * Measures the time of changes from commit to the screens. Returns `onMessage` for the screens and `run`; a change
 * overtaken by a later one of the same job counts as arriving with it.
 */
export const makeStopwatch = () => {
  /** The time of commit, by job and address. */
  const committed = new Map()
  const early = new Map()
  let times = { socket: [], cache: [] }
  let reloads = 0
  const record = (since, arrivedAt, isCached) => {
    times.socket.push(arrivedAt - since)
    if (isCached) times.cache.push(arrivedAt - since)
  }
  return {
    onMessage: ({ jobs, reload }, isCached) => {
      const now = performance.now()
      if (reload) reloads++
      for (const job of jobs) {
        const key = `${job.id} ${job.address}`
        const since = committed.get(key)
        if (since !== undefined) record(since, now, isCached)
        // The writer doesn't know yet that its change is committed.
        else early.set(key, [...(early.get(key) ?? []), isCached])
      }
    },
    run: async ({ url, jobIds, seconds, perSecond }) => {
      committed.clear()
      early.clear()
      times = { socket: [], cache: [] }
      reloads = 0
      await commitAt({
        url,
        jobIds,
        seconds,
        perSecond,
        onCommit: (jobId, address) => {
          const key = `${jobId} ${address}`
          const now = performance.now()
          committed.set(key, now)
          for (const isCached of early.get(key) ?? []) record(now, now, isCached)
          early.delete(key)
        },
      })
      await sleep(SETTLE_MS)
      const summary = list => {
        const sorted = Float64Array.from(list).sort()
        return { count: sorted.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) }
      }
      return {
        changes: committed.size,
        reloads,
        socket: summary(times.socket),
        cache: summary(times.cache),
      }
    },
  }
}
