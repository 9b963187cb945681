import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../tools/freePort.mjs'
import { openDatabase } from '../../platform/database/database.js'
import { migrate } from '../../platform/database/migrate.js'
import { startEmbedded } from '../../platform/embedded/startEmbedded.js'
import { breakConnection } from '../breakConnection.js'
import { postJunk } from '../deals.js'
import { eventually } from '../eventually.js'
import { graphql } from '../generated/gql.js'
import { type Harness, startHarness } from '../harness.js'
import { customer, type TestUser } from '../users.js'
import { StandbyServer } from './StandbyServer.js'

const MY_ORDERS = graphql(`query MyOrdersOnStandby { customerJobs { nodes { id } totalCount } }`)
const MAKE_TOKEN = graphql(`
  mutation TokenForStandby($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }
`)

let folder: string
let primary: Awaited<ReturnType<typeof startEmbedded>>
let standby: StandbyServer
/** Two processes of one installation. */
let one: Harness
let other: Harness
let dana: TestUser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulbid-standby-'))
  const dataDir = join(folder, 'primary')
  primary = await startEmbedded({ dataDir, durable: false })
  const database = await openDatabase(primary.url)
  await migrate(database)
  await database.close()
  standby = await StandbyServer.start(primary, dataDir, join(folder, 'standby'), await freePort())
  const given = { databaseUrl: primary.url, replicaUrls: [standby.url] }
  one = await startHarness(given)
  other = await startHarness({ ...given, live: true })
  dana = await customer(one)
}, 60_000)

afterAll(async () => {
  await one.stop()
  await other.stop()
  await standby.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

const ready = (harness: Harness) => () => harness.database.reads.standbys!.all[0]!.state === 'ready'
const counts = ({ database: { reads } }: Harness) => ({ ...reads.standbys!.counts })
const at = (harness: Harness, who: TestUser) => {
  const client = harness.visitor()
  // In development the cookie's name has the port.
  client.cookie = who.cookie.replace(/^[^=]+/, harness.app.context.config.cookieName)
  return client
}
const ordersAt = async (harness: Harness, who = dana, headers = {}) =>
  (await at(harness, who).ask(MY_ORDERS, {}, headers)).customerJobs.totalCount
/** Reads until a standby has answered. */
const readsFromStandby = async (harness: Harness, who = dana) => {
  const before = counts(harness).standby
  await eventually(true, async () => {
    await ordersAt(harness, who)
    return counts(harness).standby > before
  })
}

test("reads queries from the standby once it has the account's own writes", async () => {
  await eventually(true, ready(one))
  await readsFromStandby(one)
})

test("never reads a state older than the user's own write while replay is paused, in any process, by cookie or token", async () => {
  const erin = await customer(one)
  await readsFromStandby(one, erin)
  await readsFromStandby(other, erin)
  const { token } = (
    await dana.ask(MAKE_TOKEN, {
      input: { name: 'Partner', scope: 'read_write', expiresInDays: 30, currentPassword: 'dumpster-demo' },
    })
  ).createApiToken
  await readsFromStandby(other)
  const known = await ordersAt(one)
  await standby.query('select pg_wal_replay_pause()')
  await eventually('paused', async () => {
    const { rows } = await standby.query('select pg_get_wal_replay_pause_state() as state')
    return rows[0].state
  })
  try {
    await postJunk(dana)
    const before = { one: counts(one), other: counts(other) }
    for (let n = 0; n < 5; n++) {
      expect(await ordersAt(one)).toBe(known + 1)
      expect(await ordersAt(other)).toBe(known + 1)
    }
    const partner = await fetch(`${other.url}/api/jobs/customer/${dana.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(partner.status).toBe(200)
    expect(await partner.json()).toHaveLength(known + 1)
    expect(counts(one)).toEqual({ ...before.one, behind: before.one.behind + 5 + 5 })
    expect(counts(other).standby).toBe(before.other.standby)
    // Somebody who has written nothing since still reads from the standby.
    await ordersAt(one, erin)
    expect(counts(one).standby).toBeGreaterThan(before.one.standby)
  } finally {
    await standby.query('select pg_wal_replay_resume()')
  }
  await readsFromStandby(one)
  await readsFromStandby(other)
  expect(await ordersAt(one)).toBe(known + 1)
})

test('reads a change that the page was told about, and goes to the primary for a malformed header', async () => {
  const erin = await customer(one)
  await readsFromStandby(one, erin)
  const standbyReads = async (position: string) => {
    const before = counts(one).standby
    expect(await ordersAt(one, erin, { 'after-change': position })).toBe(0)
    return counts(one).standby > before
  }
  expect(await standbyReads('0/1')).toBe(true)
  for (const position of ['FFFFFFFF/FFFFFFFF', '1', '', 'x/y', "0/1'; --", '0/123456789', '0/1, 0/2'])
    expect({ position, read: await standbyReads(position) }).toEqual({ position, read: false })
})

test('reports where reads went and how far the standby is', async () => {
  const text = await (await fetch(`${one.url}/metrics`)).text()
  expect(text).toMatch(/^haulbid_replica_ready\{replica="127.0.0.1:\d+"\} 1$/m)
  expect(text).toMatch(/^haulbid_replica_lag_bytes\{replica="[^"]+"\} \d+$/m)
  expect(text).toMatch(/^haulbid_replica_reads_total\{route="standby"\} [1-9]\d*$/m)
})

test('survives a connection to the standby that breaks while in use', async () => {
  const client = await one.database.reads.standbys!.all[0]!.pool.connect()
  await breakConnection(client, standby)
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  await readsFromStandby(one)
})

test('skips a standby that lags too far, even for users who wrote nothing', async () => {
  const strict = await startHarness({
    databaseUrl: primary.url,
    replicaUrls: [standby.url],
    replicaMostLagMs: 300,
  })
  try {
    await eventually(true, ready(strict))
    await standby.query('select pg_wal_replay_pause()')
    await postJunk(dana)
    await eventually('behind', () => strict.database.reads.standbys!.all[0]!.state)
    await standby.query('select pg_wal_replay_resume()')
    await eventually(true, ready(strict))
  } finally {
    await standby.query('select pg_wal_replay_resume()')
    await strict.stop()
  }
})

test('loses no answer when the standby is lost, and uses it again when it is back', async () => {
  const erin = await customer(one)
  await readsFromStandby(one, erin)
  const asking = new AbortController()
  const failures: unknown[] = []
  let answers = 0
  const reader = async () => {
    while (!asking.signal.aborted) {
      await ordersAt(one, erin).then(
        () => answers++,
        error => failures.push(error),
      )
    }
  }
  const readers = Promise.all([reader(), reader(), reader(), reader()])
  await eventually(true, () => answers > 20)
  await standby.stop()
  await eventually('away', () => one.database.reads.standbys!.all[0]!.state)
  const afterwards = answers
  await eventually(true, () => answers > afterwards + 20)
  const isolated = await startHarness({ databaseUrl: primary.url, replicaUrls: [standby.url] })
  expect(await ordersAt(isolated, erin)).toBe(0)
  await standby.restart()
  await readsFromStandby(one, erin)
  await readsFromStandby(isolated, erin)
  asking.abort()
  await readers
  await isolated.stop()
  expect(failures).toEqual([])
}, 60_000)
