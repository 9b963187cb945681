import type Stripe from 'stripe'
import { workOnce } from '../../platform/queue/worker.js'
import { bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import type { FakeStripe } from '../../test/stripe/FakeStripe.js'
import { OURS, type Sent, sendEvent } from '../../test/stripe/sendEvent.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { checkStripe, readCardAccounts } from './readCardAccount.js'

/** A vendor's account at Stripe: connected, asked for more, left, and disconnected. */

let fake: FakeStripe
let harness: Harness
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  fake = harness.stripe
})
afterAll(() => harness.stop())

const CONNECT = graphql(`mutation ConnectPayments { connectPayments { url } }`)
const DISCONNECT = graphql(`mutation DisconnectPayments { disconnectPayments }`)
const CARDS = graphql(`query CardsOfBusiness { business { cards { status needs } } }`)

beforeEach(async () => {
  harness.clock.now = START
  dale = await vendor(harness)
  await dale.ask(
    graphql(`mutation NameForCards { saveBusiness(input: { name: "Becker Hauling" }) { vendorId } }`),
  )
})

const work = () => workOnce(harness.app.context)
const cardsOf = async (by = dale) => (await by.ask(CARDS)).business!.cards
const connect = async (by = dale) => {
  const { url } = (await by.ask(CONNECT)).connectPayments
  return url.split('/').at(-1)!
}
const connected = async () => {
  const account = await connect()
  fake.onboard(account)
  await work()
  return account
}

const send = (event: Stripe.Event, sent?: Sent) => sendEvent(harness, event, sent)

test('connects once, says what Stripe asks for, and takes cards when it asks for nothing', async () => {
  expect(await cardsOf()).toBeNull()
  const account = await connect()
  expect(await connect()).toBe(account)
  expect(fake.accounts.get(account)!.metadata).toEqual({ vendor: dale.id })
  await work()
  expect(await cardsOf()).toEqual({
    status: 'pending',
    needs: ['external_account', 'tos_acceptance.date'],
  })
  await send(fake.onboard(account, ['external_account']))
  await work()
  expect(await cardsOf()).toEqual({ status: 'restricted', needs: ['external_account'] })
  await send(fake.onboard(account))
  await work()
  expect(await cardsOf()).toEqual({ status: 'on', needs: [] })
})

test('has one account for two who connect at once', async () => {
  const [one, other] = await Promise.all([connect(), connect()])
  expect(one).toBe(other)
})

test('finds the account again after Stripe answered to nobody', async () => {
  const before = fake.accounts.size
  fake.trouble({ operation: 'POST /v1/accounts', isAfter: true, with: 500 })
  expect((await dale.refusal(CONNECT)).extensions.code).toBe('UNAVAILABLE')
  expect(await cardsOf()).toBeNull()
  await connect()
  expect(fake.accounts.size).toBe(before + 1)
})

test('reads the account when the vendor comes back, without an event', async () => {
  const account = await connect()
  await work()
  fake.onboard(account)
  const response = await dale.fetch('/api/stripe/back', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/?view=account#cards'])
  await work()
  expect((await cardsOf())?.status).toBe('on')
})

test('reads accounts that Stripe asks for more every hour', async () => {
  const account = await connect()
  await work()
  fake.onboard(account)
  await readCardAccounts(harness.app.context, {}, taskWork('readCardAccounts'))
  await work()
  expect((await cardsOf())?.status).toBe('on')
})

test('disconnects, hears nothing more, and connects the same account again', async () => {
  const account = await connected()
  await dale.ask(DISCONNECT)
  await dale.ask(DISCONNECT)
  expect(await cardsOf()).toEqual({ status: 'off', needs: [] })
  await send(fake.onboard(account))
  await work()
  expect((await cardsOf())?.status).toBe('off')
  expect(await connect()).toBe(account)
  await work()
  expect((await cardsOf())?.status).toBe('on')
})

test('is off once the vendor leaves in their own dashboard', async () => {
  const account = await connected()
  expect((await cardsOf())?.status).toBe('on')
  await send(fake.leave(account))
  await work()
  expect(await cardsOf()).toEqual({ status: 'off', needs: [] })
})

test('connects a new account, once, for a vendor who has left in their own dashboard', async () => {
  const account = await connected()
  await send(fake.leave(account))
  await work()
  const [one, other] = await Promise.all([connect(), connect()])
  expect(one).not.toBe(account)
  expect(other).toBe(one)
  fake.onboard(one)
  await work()
  expect(await cardsOf()).toEqual({ status: 'on', needs: [] })
})

test('believes Stripe and no event: repeated, reversed, three days late, and of another account', async () => {
  const account = await connected()
  const restricted = fake.onboard(account, ['external_account'])
  const on = fake.onboard(account)
  const other = { ...restricted, id: 'evt_other', account: 'acct_unknown' } as Stripe.Event
  harness.clock.now = new Date(START.getTime() + 3 * 86_400_000)
  for (const event of [on, restricted, restricted, other]) expect(await send(event)).toBe(200)
  await work()
  expect(await cardsOf()).toEqual({ status: 'on', needs: [] })
})

test.each<[string, Sent, number]>([
  ['signed by somebody else', { secret: 'whsec_somebody' }, 400],
  ['301 seconds old', { seconds: 301 }, 400],
  ['changed on its way', { body: '{"id":"evt_forged","type":"account.updated"}' }, 400],
  ['of 10 MB', { body: `"${'x'.repeat(10_000_000)}"` }, 413],
  ['300 seconds old', { seconds: 300 }, 200],
  ['of our own account', { secret: OURS }, 200],
])('takes or refuses an event %s', async (_, sent, status) => {
  const account = await connected()
  const before = await harness.database.pool.query('select count(*) from stripe_events')
  expect(await send(fake.onboard(account, ['external_account']), sent).catch(() => 413)).toBe(status)
  const after = await harness.database.pool.query('select count(*) from stripe_events')
  expect(Number(after.rows[0].count) - Number(before.rows[0].count)).toBe(status === 200 ? 1 : 0)
})

const TAKES = graphql(`
  query BidsTakeCards($id: UUID!) { job(id: $id) { bids(first: 5) { nodes { vendorId takesCards } } } }
`)
const PROFILE_TAKES = graphql(`query ProfileTakesCards($id: UUID!) { vendorProfile(id: $id) { takesCards } }`)

describe('who reads a bid or a profile', () => {
  let dana: TestUser
  let jobId: string
  beforeEach(async () => {
    dana = await customer(harness)
    jobId = await postJunk(dana)
    await bid(dale, jobId)
  })
  const takes = async (who = dana) =>
    (await who.ask(TAKES, { id: jobId })).job.bids.nodes.find(({ vendorId }) => vendorId === dale.id)!
      .takesCards
  const profile = async () =>
    (await harness.visitor().ask(PROFILE_TAKES, { id: dale.id })).vendorProfile!.takesCards
  const both = async () => [await takes(), await profile()]

  test('reads whether the vendor takes cards now', async () => {
    const mia = await vendor(harness)
    await bid(mia, jobId)
    expect(await both()).toEqual([false, false])
    const account = await connected()
    expect(await both()).toEqual([true, true])
    for (const who of [dale, await admin(harness)]) expect(await takes(who)).toBe(true)
    const { nodes } = (await dana.ask(TAKES, { id: jobId })).job.bids
    expect(nodes.map(({ takesCards }) => takesCards).toSorted()).toEqual([false, true])
    await send(fake.onboard(account, ['external_account']))
    await work()
    expect(await both()).toEqual([false, false])
    await send(fake.onboard(account))
    await work()
    await dale.ask(DISCONNECT)
    expect(await both()).toEqual([false, false])
  })

  test('reads false where this installation takes none', async () => {
    await connected()
    const plain = await startHarness({ databaseUrl: harness.database.url })
    try {
      const profileThere = await plain.visitor().ask(PROFILE_TAKES, { id: dale.id })
      expect(profileThere.vendorProfile!.takesCards).toBe(false)
      const boss = await admin(plain)
      expect(await takes(boss)).toBe(false)
    } finally {
      await plain.stop()
    }
    fake.trouble({ operation: 'GET /v1/account', isAfter: false, with: 401 })
    await harness.app.context.stripe.check().catch(() => undefined)
    expect(await both()).toEqual([false, false])
    await harness.app.context.stripe.check()
    expect(await both()).toEqual([true, true])
  })

  test('asks the database once, for any number of bids', async () => {
    const count = async () => (await harness.statementsOf(() => takes())).length
    await takes()
    const before = await count()
    for (const name of ['Mia', 'Tom', 'Ann']) await bid(await vendor(harness, {}, { firstName: name }), jobId)
    expect(await count()).toBe(before)
  })
})

test('is for vendors, and for installations with a key', async () => {
  const dana = await customer(harness)
  expect((await dana.refusal(CONNECT)).extensions.code).toBe('FORBIDDEN')
  const plain = await startHarness({ databaseUrl: harness.database.url })
  try {
    const mia = await vendor(plain)
    expect((await mia.refusal(CONNECT)).extensions).toMatchObject({ code: 'CONFLICT', reason: 'CARDS_OFF' })
    expect((await fetch(`${plain.url}/api/stripe/events`, { method: 'POST' })).status).toBe(404)
    expect((await mia.ask('{ settings { takesCards } }')).settings.takesCards).toBe(false)
  } finally {
    await plain.stop()
  }
})

test('is off while Stripe refuses the key, and says so', async () => {
  const context = harness.app.context
  expect((await dale.ask('{ settings { takesCards } }')).settings.takesCards).toBe(true)
  fake.trouble({ operation: 'GET /v1/account', isAfter: false, with: 401 })
  await expect(checkStripe(context, {}, taskWork('checkStripe'))).rejects.toThrow(
    'Stripe refuses STRIPE_SECRET_KEY',
  )
  expect((await dale.refusal(CONNECT)).extensions.reason).toBe('CARDS_OFF')
  await checkStripe(context, {}, taskWork('checkStripe'))
  expect((await dale.ask('{ settings { takesCards } }')).settings.takesCards).toBe(true)
})
