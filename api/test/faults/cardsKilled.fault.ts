import { freePort } from '../../../tools/freePort.mjs'
import { cardsOf } from '../cards.js'
import { acceptedJob, bookDays, PAY_BY_CARD, VOID_CHARGE } from '../deals.js'
import { eventually } from '../eventually.js'
import { graphql } from '../generated/gql.js'
import { build, ServerProcess } from '../process/serverProcess.js'
import { type FakeStripe, startFakeStripe } from '../stripe/FakeStripe.js'
import { customer, type TestUser, vendor } from '../users.js'
import { Install } from './Install.js'

/** Two processes, of which one is killed just before or just after Stripe has done what it was asked. */

const KEY = 'sk_test_killed'

let fake: FakeStripe
let install: Install
let second: ServerProcess
let dana: TestUser
let dale: TestUser

beforeAll(async () => {
  await build()
  fake = await startFakeStripe({ key: KEY })
  const port = new URL(fake.url).port
  const own = String(await freePort())
  const settings = {
    PORT: own,
    // One for both, as behind a load balancer.
    PUBLIC_URL: `http://localhost:${own}`,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_ours',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
  }
  // The host tells which process calls.
  install = await Install.start({ ...settings, STRIPE_API_URL: `http://127.0.0.1:${port}` })
  second = await new ServerProcess({
    ...install.server.settings,
    PORT: String(await freePort()),
    STRIPE_API_URL: `http://localhost:${port}`,
  }).ready()
  dana = await customer(install.harness)
  dale = await vendor(install.harness)
  const { url } = (await dale.ask(graphql(`mutation ConnectBeforeKills { connectPayments { url } }`)))
    .connectPayments
  fake.onboard(url.split('/').at(-1)!)
  await queue('readCardAccounts')
  await eventually('on', async () => (await sql('select status from card_accounts'))[0]?.status)
}, 240_000)

afterAll(async () => {
  await second.end('SIGTERM')
  await install.stop()
  await fake.close()
})

const sql = (text: string) => install.ask(text)
/** As the clock does, whichever process runs it. */
const queue = (task: string) =>
  sql(
    `insert into queued_tasks (task, payload, key, max_attempts) values ('${task}', '{}', '${task}:' || gen_random_uuid(), 1)`,
  )
/** The same browser at the other process. */
const at = (by: TestUser, { url }: ServerProcess): TestUser =>
  Object.assign(Object.create(Object.getPrototypeOf(by)), by, { url })

/** Kills the process that makes the next such call, and answers once it has ended. */
const killAt = (operation: string, isAfter: boolean): Promise<unknown> =>
  new Promise(killed =>
    fake.trouble({
      operation,
      isAfter,
      with: 'hang',
      onMeet: host => killed((host.startsWith('127.') ? install.server : second).end('SIGKILL')),
    }),
  )
const revive = async () => {
  const alive = async (server: ServerProcess) =>
    (await fetch(`${server.url}/api/health`).catch(() => null)) !== null
  if (!(await alive(install.server))) await install.startServer()
  if (!(await alive(second))) second = await new ServerProcess(second.settings).ready()
}

const statesOf = async (jobId: string) =>
  (await cardsOf(at(dana, install.server), jobId)).payments
    .map(({ amount, status }) => `${amount} ${status}`)
    .sort()
    .join(', ')
const chargesOf = (jobId: string) => {
  const paid = [...fake.sessions.values()].filter(
    each => each.client_reference_id === jobId && each.status === 'complete',
  )
  return paid.length
}
const paidJob = async () => {
  const jobId = await acceptedJob(at(dana, install.server), at(dale, install.server), '100.00')
  return {
    jobId,
    open: async () => (await at(dana, second).ask(PAY_BY_CARD, { jobId, amount: '100.00' })).payByCard.url,
  }
}

describe.each([
  ['before', false],
  ['after', true],
])('killed %s Stripe', (_, isAfter) => {
  test('opens a page, and opens one that takes the money once', async () => {
    const { jobId, open } = await paidJob()
    const killed = killAt('POST /v1/checkout/sessions', isAfter)
    const first = at(dana, install.server)
      .answer(PAY_BY_CARD, { jobId, amount: '100.00' })
      .catch(() => null)
    await killed
    await first
    const shown = (await open()).split('/').at(-1)!
    expect(await open()).toContain(shown)
    await revive()
    fake.pay(shown)
    await queue('readCardPayments')
    await eventually('100.00 confirmed', () => statesOf(jobId))
    expect(chargesOf(jobId)).toBe(1)
  })

  test('reads a page that was paid, and counts it once', async () => {
    const { jobId, open } = await paidJob()
    fake.pay((await open()).split('/').at(-1)!)
    const killed = killAt('GET /v1/checkout/sessions/:id', isAfter)
    await queue('readCardPayments')
    await killed
    await revive()
    await queue('readCardPayments')
    await eventually('100.00 confirmed', () => statesOf(jobId))
    expect(
      await sql(
        `select count(*)::int as told from notices where job_id = '${jobId}' and kind = 'card_paid' and user_id = '${dana.id}'`,
      ),
    ).toEqual([{ told: 1 }])
  })

  test('ends a page for another amount', async () => {
    const { jobId, open } = await paidJob()
    const shown = (await open()).split('/').at(-1)!
    const killed = killAt('POST /v1/checkout/sessions/:id/expire', isAfter)
    await bookDays({ ...install.harness, clock: { now: new Date() } }, jobId)
    await killed
    await revive()
    await queue('readCardPayments')
    await eventually('100.00 lapsed', () => statesOf(jobId))
    expect(fake.sessions.get(shown)!.status).toBe('expired')
  })

  test('gives money back, and gives it back once', async () => {
    const { jobId, open } = await paidJob()
    const chargeId = await bookDays({ ...install.harness, clock: { now: new Date() } }, jobId)
    const { url } = (await at(dana, second).ask(PAY_BY_CARD, { jobId, amount: '130.00' })).payByCard
    expect(url).not.toBe(open)
    fake.pay(url.split('/').at(-1)!)
    await queue('readCardPayments')
    await eventually('130.00 confirmed', () => statesOf(jobId))
    const before = fake.refunds.size
    const killed = killAt('POST /v1/refunds', isAfter)
    await at(dale, install.server).ask(VOID_CHARGE, { chargeId, reason: 'My mistake' })
    await killed
    await revive()
    await queue('readCardPayments')
    await eventually('-30.00 confirmed, 130.00 confirmed', () => statesOf(jobId))
    expect(fake.refunds.size).toBe(before + 1)
  })
})
