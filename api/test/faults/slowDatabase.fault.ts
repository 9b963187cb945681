import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { junkPickup, postJunk, REQUEST_JUNK } from '../deals.js'
import { eventually } from '../eventually.js'
import { build } from '../process/serverProcess.js'
import { customer, type TestUser } from '../users.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

/** 3 s for a connection, then 2 s for a statement or a lock, or 7 s for an unresponsive server. */
const MOST_MS = 12_000
/** The limit for an answer without the database. */
const AT_ONCE_MS = 500

let install: Install
/** Many users: a single one has only two acts under way at a time, and would never fill the pool. */
let people: TestUser[]

beforeAll(async () => {
  await build()
  install = await Install.start({ DATABASE_POOL_SIZE: '5', STATEMENT_TIMEOUT_MS: '2000' })
  people = []
  for (let n = 0; n < 30; n++) people.push(await customer(install.harness))
}, 180_000)

afterAll(() => install.stop())

interface Timed {
  status: number
  retryAfter: string | null
  ms: number
}

const timed = async (person = people[0]!): Promise<Timed> => {
  const startedAt = performance.now()
  const { status, headers } = await person.answer(REQUEST_JUNK, { input: { ...junkPickup, ...soon() } })
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - startedAt }
}

/** Uses a token: unlike sessions, each is looked up by a statement of its own, and so on a connection of its own. */
const timedWithToken = async (): Promise<Timed> => {
  const startedAt = performance.now()
  const response = await fetch(`${install.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(43)}` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  })
  await response.arrayBuffer()
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - startedAt }
}

/** This many clients that repeat requests until `until`. */
const askThrough = async (clients: number, until: () => boolean) => {
  const answers: Timed[] = []
  const client = async (_: unknown, at: number) => {
    while (!until()) {
      answers.push(await timed(people[at % people.length]))
      await sleep(50)
    }
  }
  await Promise.all(Array.from({ length: clients }).map(client))
  return answers
}

const refusedOnly = (answers: Timed[]) => {
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([])
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MOST_MS)
}

const works = async () => (await timed()).status

it('refuses, soon immediately, while a table is locked, and continues when it is not', async () => {
  const holder = new pg.Client({ connectionString: install.postgres.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table jobs in access exclusive mode')
  const end = Date.now() + 8000
  const answers = await askThrough(60, () => Date.now() > end)
  refusedOnly(answers)
  expect(answers.filter(({ ms }) => ms < AT_ONCE_MS).length).toBeGreaterThan(60)
  expect(await install.status('/healthz')).toBe(200)
  await holder.query('rollback')
  await holder.end()
  await eventually(200, works)
  expect(await postJunk(people[0]!, soon())).toBeTruthy()
})

/**
 * True once connections have been idle for longer than the wait for a silent server. Background work keeps using a
 * few.
 */
const haveIdled = async () => {
  const [{ busy }] = await install.ask(`
    select count(*)::int as busy from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state_change > clock_timestamp() - interval '8 s'`)
  return busy <= 2
}

it('refuses while PostgreSQL hangs silently, and continues when it is back', async () => {
  await Promise.all(people.map(person => timed(person)))
  await eventually(true, haveIdled, 30_000)
  install.postgres.freeze()
  const end = Date.now() + 10_000
  const asked = [Promise.all(people.map(() => timedWithToken())), askThrough(30, () => Date.now() > end)]
  const answers = await Promise.all(asked).finally(() => install.postgres.thaw())
  refusedOnly(answers.flat())
  await eventually(200, works)
  await eventually(200, () => install.status('/readyz'))
})
