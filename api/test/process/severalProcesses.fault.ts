import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../tools/freePort.mjs'
import { demoJobs } from '../../domain/demo/demoData.js'
import { migrations } from '../../platform/database/migrations.js'
import { junkPickup, REQUEST_JUNK, SUBMIT_BID } from '../deals.js'
import { createEmptyDatabase, type TestDatabase } from '../environment/testDatabase.js'
import { eventually } from '../eventually.js'
import { graphql } from '../generated/gql.js'
import { CREATE_UPLOAD, ME, SET_USER_ACTIVE, SIGN_OUT_ALL_BROWSERS } from '../operations.js'
import { REGISTER } from '../uploads.js'
import { beside, signedInAt, signInCode } from './browser.js'
import { build, makeDataDir, removeDataDir, ServerProcess } from './serverProcess.js'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const DAY_MS = 86_400_000

let dataDir: string
let database: TestDatabase
let direct: pg.Client
let servers: ServerProcess[]
let one: string
let other: string

// Both at the same time, with an empty database and an empty folder.
beforeAll(async () => {
  await build()
  dataDir = makeDataDir()
  database = await createEmptyDatabase()
  const ports = [await freePort(), await freePort()]
  const install = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://localhost:${ports[0]}`,
    DEMO: 'on',
  }
  servers = ports.map(port => new ServerProcess({ ...install, PORT: String(port) }))
  await Promise.all(servers.map(server => server.ready()))
  ;[one, other] = servers.map(server => server.url) as [string, string]
  direct = new pg.Client({ connectionString: database.url })
  await direct.connect()
  // The demo's customer gets no mail at night, and this test runs at any hour.
  await direct.query('update quiet_hours set is_on = false')
}, 120_000)

afterAll(async () => {
  await direct?.end()
  await Promise.all(servers.map(server => server.end('SIGTERM')))
  await database.drop()
  await removeDataDir(dataDir)
})

const count = async (sql: string) => Number((await direct.query(`select count(*) from ${sql}`)).rows[0].count)

describe('two processes, one installation', () => {
  it('migrates once and seeds the demo once', async () => {
    const { rows } = await direct.query('select name from migrations order by id')
    expect(rows.map(row => row.name)).toEqual(migrations.map(({ name }) => name))
    expect(await count(`users where email = 'customer@example.com'`)).toBe(1)
    expect(await count('jobs')).toBe(demoJobs.length)
    for (const { stderr } of servers) expect(stderr).toBe('')
  })

  /** A customer's request at one process and a bid on it at the other, each with a session of the other process. */
  const requestAndBid = async (price = '149.50') => {
    const customer = await signedInAt(one, 'customer@example.com')
    const pickupDateTime = new Date(Date.now() + 9 * DAY_MS).toISOString()
    const { requestJunkPickup: job } = await beside(customer, other).ask(REQUEST_JUNK, {
      input: { ...junkPickup, pickupDateTime },
    })
    const vendor = await signedInAt(other, 'vendor@example.com')
    await beside(vendor, one).ask(SUBMIT_BID, { input: { jobId: job.id, price } })
    return { customer, jobId: job.id }
  }

  it('accepts on one process a session started on the other', async () => {
    const { customer, jobId } = await requestAndBid()
    const { job: seen } = await customer.ask(
      graphql(`query JobBidPrices($id: UUID!) { job(id: $id) { bids { nodes { price } } } }`),
      { id: jobId },
    )
    expect(seen.bids.nodes).toEqual([{ price: '149.50' }])
  })

  it('mails once, no matter which worker runs the task', async () => {
    const outbox = join(dataDir, 'outbox')
    await requestAndBid('151.25')
    const subject = 'bid $151.25 on your junk pickup'
    const mails = () =>
      (existsSync(outbox) ? readdirSync(outbox) : []).filter(
        name => name.endsWith('.eml') && readFileSync(join(outbox, name), 'utf8').includes(subject),
      ).length
    await eventually(1, mails)
    await eventually(0, () =>
      // Vendors get their mail about the new job after two minutes, together with others.
      count(
        '(select run_at from graphile_worker.jobs union all select run_at from queued_tasks) t where run_at <= now()',
      ),
    )
    expect(mails()).toBe(1)
  })

  it('reminds of a late visit once, though both run the task at once', async () => {
    const [visit] = (
      await direct.query(`
        update visits set window_start = now() - interval '4 hours', window_end = now() - interval '1 hour'
        where id = (select v.id from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
          where v.status = 'scheduled' and j.status in ('accepted', 'in_progress') limit 1) returning id`)
    ).rows
    for (let time = 0; time < 6; time++)
      await direct.query(`select graphile_worker.add_job('remindOfVisits') from generate_series(1, 2)`)
    await eventually(0, () =>
      count(`graphile_worker.jobs where task_identifier = 'remindOfVisits' and run_at <= now()`),
    )
    const { rows } = await direct.query(
      `select count(*)::int from notices where kind = 'visit_late' and data ->> 'visitId' = $1 group by user_id`,
      [visit.id],
    )
    expect(rows).toEqual([{ count: 1 }, { count: 1 }])
  })

  it('counts failed sign-ins together', async () => {
    const guesses = Array.from({ length: 10 }, (_, index) => [one, other][index % 2]!)
    for (const url of guesses)
      expect(await signInCode(url, 'priya@example.com', 'not this one')).toBe('UNAUTHENTICATED')
    for (const url of [one, other])
      expect(await signInCode(url, 'priya@example.com', 'dumpster-demo')).toBe('RATE_LIMITED')
  })

  it("ends a suspended user's access on both at once", async () => {
    const admin = await signedInAt(one, 'admin@example.com')
    const browsers = [
      await signedInAt(one, 'jordan@example.com'),
      await signedInAt(other, 'jordan@example.com'),
    ]
    const everywhere = browsers.flatMap(browser => [beside(browser, one), beside(browser, other)])
    for (const client of everywhere) expect((await client.ask(ME)).me?.id).toBe(browsers[0]!.id)
    await admin.ask(SET_USER_ACTIVE, { userId: browsers[0]!.id, isActive: false })
    for (const client of everywhere)
      expect((await client.refusal(REQUEST_JUNK, { input: junkPickup })).extensions.code).toBe('FORBIDDEN')
    for (const url of [one, other])
      expect(await signInCode(url, 'jordan@example.com', 'dumpster-demo')).toBe('FORBIDDEN')
  })

  it('ends the sessions on both when a user signs out everywhere', async () => {
    const browsers = [await signedInAt(one, 'mia@example.com'), await signedInAt(other, 'mia@example.com')]
    const everywhere = browsers.flatMap(browser => [beside(browser, one), beside(browser, other)])
    await browsers[0]!.ask(SIGN_OUT_ALL_BROWSERS)
    for (const client of everywhere) expect((await client.ask(ME)).me).toBeNull()
  })

  it('accepts on one process the bytes for a link created on the other', async () => {
    const customer = await signedInAt(one, 'customer@example.com')
    const { createUpload } = await customer.ask(CREATE_UPLOAD)
    const atOther = createUpload.uploadURL.replace(one, other)
    expect(atOther).not.toBe(createUpload.uploadURL)
    expect((await fetch(atOther, { method: 'PUT', body: PNG })).status).toBe(200)
    const { registerJobImage } = await customer.ask(REGISTER, { imageURL: createUpload.uploadURL })
    const image = await beside(customer, other).fetch(registerJobImage.objectPath)
    expect(Buffer.from(await image.arrayBuffer())).toEqual(PNG)
  })
})
