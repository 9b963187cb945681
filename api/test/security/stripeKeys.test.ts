import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { backUp } from '../../../tools/backup/backUp.js'
import { createLogger } from '../../platform/logging/createLogger.js'
import { workOnce } from '../../platform/queue/worker.js'
import { openPage, vendorWithCards } from '../cards.js'
import { acceptedJob, PAY_BY_CARD } from '../deals.js'
import { graphql } from '../generated/gql.js'
import { type Harness, START, startHarness } from '../harness.js'
import { CANCEL_JOB, SETTINGS } from '../operations.js'
import { admin, customer, vendor } from '../users.js'

/** Stripe's key and the secrets of its webhooks stay where they are, whatever goes wrong. */

const secrets = ['sk_test_harness', 'whsec_canaryOfOurs', 'whsec_canaryOfTheirs']

let harness: Harness
let folder: string
let log = ''
let answers = ''

const { end, write } = ServerResponse.prototype

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulbid-stripe-keys-'))
  harness = await startHarness({
    stripe: true,
    env: {
      RATE_LIMIT_SCALE: '1000',
      STRIPE_WEBHOOK_SECRET: secrets[1]!,
      STRIPE_CONNECT_WEBHOOK_SECRET: secrets[2]!,
    },
    log: createLogger(
      { isProduction: true, logLevel: 'trace' },
      {
        write: (line: string) => {
          log += line
        },
      },
    ),
  })
  // Everything that this server answers; the fake, which says what must not be repeated, has another port.
  const note = (response: ServerResponse, part: unknown) => {
    if (String(response.req.socket.localPort) !== new URL(harness.url).port) return
    if (typeof part === 'string' || part instanceof Uint8Array)
      answers += Buffer.from(part as string).toString()
    answers += JSON.stringify(response.getHeaders())
  }
  for (const [name, send] of Object.entries({ end, write }))
    Object.assign(ServerResponse.prototype, {
      [name](this: ServerResponse, ...given: Parameters<typeof end>) {
        note(this, given[0])
        return (send as typeof end).apply(this, given)
      },
    })
})
afterAll(async () => {
  Object.assign(ServerResponse.prototype, { end, write })
  await harness.stop()
  await rm(folder, { recursive: true, force: true })
})

const work = () => workOnce(harness.app.context)

/** Stripe quotes what must stay secret. */
const fail = (operation: string, status: number) =>
  harness.stripe.trouble({
    operation,
    isAfter: false,
    with: status,
    message: `You sent ${secrets.join(', ')}`,
  })

const filesIn = async (path: string): Promise<string[]> => {
  const names = await readdir(path, { recursive: true, withFileTypes: true })
  return Promise.all(
    names
      .filter(name => name.isFile())
      .map(async ({ parentPath, name }) => {
        const bytes = await readFile(join(parentPath, name))
        return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
      }),
  )
}

const expectNone = (what: string, text: string) => {
  expect([what, text.length > 0]).toEqual([what, true])
  expect([what, secrets.filter(secret => text.includes(secret))]).toEqual([what, []])
}

const CONNECT = graphql(`mutation ConnectForKeys { connectPayments { url } }`)
const FAILED = graphql(`query FailedForKeys { failedTasks { task error } }`)
const EXPORT = graphql(`mutation ExportForKeys { requestMyData { id } }`)
const EXPORTED = graphql(`query ExportedForKeys { myDataExport { downloadPath } }`)

test('keeps keys and secrets out of answers, logs, failed tasks, exports, and backups', async () => {
  const [dana, dale, mia, ada] = [
    await customer(harness),
    await vendorWithCards(harness),
    await vendor(harness),
    await admin(harness),
  ]
  // Connecting, paying, and giving back, each with Stripe failing on the way.
  fail('POST /v1/accounts', 500)
  await mia.refusal(CONNECT)
  fail('POST /v1/account_links', 401)
  await mia.refusal(CONNECT)
  await mia.ask(CONNECT)
  fail('GET /v1/accounts/:id', 500)
  await work()
  const jobId = await acceptedJob(dana, dale, '149.50')
  fail('POST /v1/checkout/sessions', 500)
  await dana.refusal(PAY_BY_CARD, { jobId, amount: '149.50' })
  const session = await openPage(dana, jobId, '149.50')
  harness.stripe.pay(session)
  fail('GET /v1/checkout/sessions/:id', 500)
  await dana.fetch(`/api/stripe/paid?order=${jobId}&session=${session}`, { redirect: 'manual' })
  await work()
  await harness.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await work()
  await dana.ask(CANCEL_JOB, { jobId })
  fail('POST /v1/refunds', 402)
  await work()
  for (const status of [401, 500]) {
    fail('GET /v1/account', status)
    await harness.database.pool.query(`select graphile_worker.add_job('checkStripe')`)
    await work()
  }
  await harness.app.context.stripe.check()
  await harness.visitor().fetch('/api/stripe/events', {
    method: 'POST',
    headers: { 'stripe-signature': `t=1,v1=${secrets[1]}` },
    body: JSON.stringify({ id: 'evt_1' }),
  })

  const { failedTasks } = await ada.ask(FAILED)
  expect(failedTasks.map(({ error }) => error)).toContainEqual('You sent ***, ***, ***')
  for (const by of [dana, dale, ada]) await by.ask(SETTINGS)
  for (const path of ['/', '/outbox', '/metrics', '/readyz', '/api/settings', '/api/docs', '/nothing'])
    await harness.visitor().fetch(path)
  for (const by of [dana, dale, ada]) {
    await by.ask(EXPORT)
    await work()
    const { myDataExport } = await by.ask(EXPORTED)
    expectNone('an export', await (await by.fetch(myDataExport!.downloadPath!)).text())
  }
  await backUp(
    { database: harness.database, store: harness.app.context.store },
    join(folder, 'backup'),
    START,
  )
  for (const text of await filesIn(join(folder, 'backup'))) if (text) expectNone('a backup', text)
  for (const text of await filesIn(harness.app.context.config.dataDir)) if (text) expectNone('a file', text)
  expectNone('an answer', answers)
  expectNone('the log', log)
  expect(log).toContain('Stripe refuses STRIPE_SECRET_KEY')
})
