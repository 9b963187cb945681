import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openBenchDatabase } from './benchDatabase.mjs'
import { undoWrites } from './measure.mjs'
import { readWorld } from './world.mjs'

const CONNECTIONS = [1, 4, 16]

const BID = `with bid as (
    insert into bids (id, job_id, vendor_id, price, message) values (gen_random_uuid(), $1, $2, 149.5, 'Any morning') returning id),
  payload as (select json_build_object('noticeId', id) as json, 'noticeMail:' || id as key from bid)`

/** The two ways to save a bid with its mail in one transaction: the former way to queue tasks, and the current one. */
const WAYS = {
  'add_job in the transaction': `${BID}
    select (graphile_worker.add_job('noticeMail', json, job_key => key, job_key_mode => 'unsafe_dedupe')).id from payload`,
  'a row of queued_tasks': `${BID}
    insert into queued_tasks (task, payload, key, max_attempts) select 'noticeMail', json, key, 15 from payload`,
}

/** Commits bids on as many connections as given; returns how many a second. */
const throughput = async ({ url }, { openJobs, idOf }, text, connections, seconds) => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  let done = 0
  let next = 0
  const end = performance.now() + seconds * 1000
  const one = async () => {
    while (performance.now() < end) {
      const n = next++
      const vendor = idOf.bidder[Math.floor(n / openJobs.length)]
      await pool.query({ name: 'bid', text, values: [openJobs[n % openJobs.length], vendor] })
      done++
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  await pool.end()
  return done / seconds
}

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Measures the cost of queuing a task for its transaction: SQL alone, the two ways in turn, on all cores. */
export const runQueueing = async ({ size, rounds, seconds }) => {
  const setup = await openBenchDatabase(size, { isPinned: false })
  try {
    const world = await readWorld(setup)
    console.log(['connections', ...Object.keys(WAYS), 'times'].join('   '))
    for (const connections of CONNECTIONS) {
      const found = Object.fromEntries(Object.keys(WAYS).map(name => [name, []]))
      for (let round = 0; round < rounds; round++)
        for (const [name, text] of Object.entries(WAYS)) {
          found[name].push(await throughput(setup, world, text, connections, seconds))
          await undoWrites(setup)
          await sleep(100)
        }
      const [before, now] = Object.values(found).map(median)
      console.log(
        [connections, before.toFixed(0), now.toFixed(0), (now / before).toFixed(2)]
          .map(each => String(each).padStart(12))
          .join(' '),
      )
    }
  } finally {
    await setup.stop()
  }
}
