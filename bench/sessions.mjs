import { setTimeout as sleep } from 'node:timers/promises'
import { at, openConnection } from './generator.mjs'
import { requestWith } from './requests.mjs'
import { webOperation } from './webDocuments.mjs'

const documents = Object.fromEntries(
  ['AvailableJobs', 'VendorJobs', 'CustomerJobs', 'JobDetails', 'Me', 'SubmitBid', 'RequestJunkPickup'].map(
    name => [name, webOperation(name)],
  ),
)

const JUNK = {
  firstName: 'Ana',
  lastName: 'Reyes',
  phone: '(512) 555-0147',
  address: '1 Main Street',
  zipCode: '10001',
  pickupDateTime: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  description: 'A couch and two mattresses',
  hasHazardousItems: false,
  customerBudget: '150.00',
}

/** A user's next request, chosen by a random number from 0 to 1 and the data they have seen. */
const steps = {
  customer: (draw, seen) => {
    if (draw < 0.1) return ['RequestJunkPickup', { input: JUNK }]
    if (draw < 0.4 && seen.orders?.length) return ['JobDetails', { id: seen.orders[0] }]
    return draw < 0.55 ? ['Me', {}] : ['CustomerJobs', {}]
  },
  vendor: (draw, seen) => {
    const jobId = seen.open?.pop()
    if (draw < 0.2 && jobId) return ['SubmitBid', { input: { jobId, price: '149.50', message: null } }]
    if (draw < 0.35) return ['Me', {}]
    return draw < 0.5 ? ['VendorJobs', { first: 20 }] : ['AvailableJobs', { first: 20, sort: 'newest' }]
  },
}

const lookAt = (seen, { customerJobs, availableJobs }) => {
  if (customerJobs) seen.orders = customerJobs.nodes.map(job => job.id)
  if (availableJobs) seen.open = availableJobs.nodes.filter(job => job.whyNotBid === null).map(job => job.id)
}

const SESSIONS = `
  with chosen as (
    (select id, user_type from users where username like 'user%' and user_type = 'customer' order by id limit $1)
    union all
    (select id, user_type from users where username like 'user%' and user_type = 'vendor' order by id limit $1))
  insert into sessions (id, user_id, token_hash, created_at, expires_at)
  select gen_random_uuid(), id, sha256(('bench-load-' || n)::bytea), now(), '2099-01-01'
  from (select id, row_number() over (order by user_type, id) as n from chosen) c`

const THINK_MS = 1000

/** Simulates users who each read, think for a second and act, on their own connections; half of them are customers. */
export const liveSessions = async ({ admin }, port, { sessions, seconds, onSecond }) => {
  await admin.query(
    "delete from sessions where token_hash in (select sha256(('bench-load-' || n)::bytea) from generate_series(1, $1::int) n)",
    [sessions],
  )
  const { rowCount } = await admin.query(SESSIONS, [sessions / 2])
  if (rowCount < sessions) throw new Error(`Only ${rowCount} people for ${sessions} sessions: --size medium`)
  const end = performance.now() + seconds * 1000
  const times = { reads: [], writes: [] }
  const errors = []
  const live = async n => {
    const kind = n <= sessions / 2 ? 'customer' : 'vendor'
    const seen = {}
    await sleep(Math.random() * THINK_MS)
    const connection = await openConnection(port)
    while (performance.now() < end) {
      const [name, variables] = steps[kind](Math.random(), seen)
      const startedAt = performance.now()
      const { status, body } = await connection.ask(requestWith(`load-${n}`, documents[name], variables))
      const isWrite = name === 'SubmitBid' || name === 'RequestJunkPickup'
      times[isWrite ? 'writes' : 'reads'].push(performance.now() - startedAt)
      // A refusal may be chunked, so we skip its body.
      const answer = status === 200 ? JSON.parse(body) : null
      if (answer && !answer.errors) lookAt(seen, answer.data)
      else errors.push(`${name}: ${status} ${body.toString().slice(0, 200)}`)
      await sleep(THINK_MS * (0.5 + Math.random()))
    }
    connection.close()
  }
  const watch = setInterval(onSecond, 1000)
  try {
    await Promise.all(Array.from({ length: sessions }, (_, n) => live(n + 1)))
  } finally {
    clearInterval(watch)
  }
  const summary = list => {
    const sorted = Float64Array.from(list).sort()
    return { count: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99), most: sorted.at(-1) }
  }
  return {
    reads: summary(times.reads),
    writes: summary(times.writes),
    errors: errors.length,
    firstErrors: errors.slice(0, 3),
  }
}
