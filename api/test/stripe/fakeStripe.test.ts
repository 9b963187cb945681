import type Stripe from 'stripe'
import { makeStripe } from '../../platform/stripe/makeStripe.js'
import { type FakeStripe, startFakeStripe } from './FakeStripe.js'

/** The fake answers Stripe's own client as Stripe does, as far as Haulbid calls it. */

const START = new Date('2026-12-01T15:00:00Z')
const MINUTE_MS = 60_000

let now: Date
let fake: FakeStripe
let stripe: Stripe
beforeEach(async () => {
  now = START
  fake = await startFakeStripe({ key: 'sk_test_fake', now: () => now })
  stripe = await makeStripe({ secretKey: 'sk_test_fake', apiUrl: fake.url })
})
afterEach(() => fake.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

const createAccount = () =>
  stripe.accounts.create({
    country: 'US',
    email: 'dale@example.com',
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    metadata: { vendor: 'dale' },
  })

const connected = async () => {
  const { id } = await createAccount()
  fake.onboard(id)
  return id
}

const sessionOf = (
  stripeAccount: string,
  {
    cents = 14_800,
    fee = 740,
    minutes = 31,
    key,
  }: { cents?: number; fee?: number; minutes?: number; key?: string } = {},
) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Junk Pickup' } },
        },
      ],
      payment_intent_data: { application_fee_amount: fee, metadata: { payment: 'p1' } },
      allowed_payment_method_types: ['card'],
      client_reference_id: 'p1',
      expires_at: Math.floor(now.getTime() / 1000) + minutes * 60,
      success_url: 'https://haulbid.example/?paid={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://haulbid.example/',
    },
    { stripeAccount, ...(key && { idempotencyKey: key }) },
  )

const read = (stripeAccount: string, id: string) =>
  stripe.checkout.sessions.retrieve(id, undefined, { stripeAccount })

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: Stripe.errors.StripeError) => ({ type: error.type, code: error.code, status: error.statusCode }),
  )

test('refuses another key', async () => {
  const other = await makeStripe({ secretKey: 'sk_test_other', apiUrl: fake.url })
  expect(await refusalOf(other.accounts.retrieve('acct_1'))).toMatchObject({
    type: 'StripeAuthenticationError',
    status: 401,
  })
})

test('refuses a version of the API that it does not know', async () => {
  const { default: Client } = await import('stripe')
  const { hostname: host, port } = new URL(fake.url)
  const other = new Client('sk_test_fake', {
    apiVersion: '2031-01-01.other' as never,
    host,
    port,
    protocol: 'http',
  })
  expect(await refusalOf(other.accounts.retrieveCurrent())).toMatchObject({
    type: 'StripeInvalidRequestError',
    status: 400,
  })
})

test('an account charges once it has answered what Stripe asks for', async () => {
  const { id } = await createAccount()
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'https://haulbid.example/',
    return_url: 'https://haulbid.example/',
  })
  expect(link.url).toContain(id)
  expect(await refusalOf(sessionOf(id))).toMatchObject({ type: 'StripeInvalidRequestError' })
  fake.onboard(id, ['individual.verification.document'])
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    charges_enabled: false,
    requirements: { currently_due: ['individual.verification.document'] },
  })
  fake.onboard(id)
  expect((await sessionOf(id)).status).toBe('open')
  fake.leave(id)
  expect(await refusalOf(sessionOf(id))).toMatchObject({
    type: 'StripePermissionError',
    code: 'account_invalid',
  })
})

test('a session is paid once, with the fee, and belongs to its account', async () => {
  const account = await connected()
  const { id } = await sessionOf(account)
  expect(fake.pay(id, 'declined')).toBe(false)
  expect(await read(account, id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
  expect(fake.pay(id)).toBe(true)
  expect(fake.pay(id)).toBe(false)
  expect(await read(account, id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 14_800,
  })
  expect((await stripe.applicationFees.list({ limit: 100 })).data).toMatchObject([{ amount: 740, account }])
  expect(await refusalOf(read(await connected(), id))).toMatchObject({ code: 'resource_missing' })
  expect(fake.events.map(({ type }) => type)).toContain('checkout.session.completed')
})

test.each([
  ['less than half a dollar', { cents: 49, fee: 0 }],
  ['a fee above the amount', { cents: 100, fee: 101 }],
  ['a session of 29 minutes', { minutes: 29 }],
  ['a session of two days', { minutes: 2 * 24 * 60 }],
])('refuses %s', async (_, some) => {
  const account = await connected()
  expect(await refusalOf(sessionOf(account, some))).toMatchObject({ type: 'StripeInvalidRequestError' })
})

test('a session expires by the clock of Stripe, or when it is told to', async () => {
  const account = await connected()
  const { id } = await sessionOf(account)
  later(32)
  expect(fake.pay(id)).toBe(false)
  expect((await read(account, id)).status).toBe('expired')
  const other = await sessionOf(account)
  await stripe.checkout.sessions.expire(other.id, undefined, { stripeAccount: account })
  expect(fake.pay(other.id)).toBe(false)
  const paid = await sessionOf(account)
  fake.pay(paid.id)
  expect(
    await refusalOf(stripe.checkout.sessions.expire(paid.id, undefined, { stripeAccount: account })),
  ).toMatchObject({
    type: 'StripeInvalidRequestError',
  })
})

test('a key repeats its answer for a day, and takes no other parameters', async () => {
  const account = await connected()
  const { id, expires_at } = await sessionOf(account, { key: 'p1:1' })
  expect((await sessionOf(account, { key: 'p1:1' })).id).toBe(id)
  expect(await refusalOf(sessionOf(account, { key: 'p1:1', cents: 15_000 }))).toMatchObject({
    type: 'StripeIdempotencyError',
  })
  expect((await sessionOf(account, { key: 'p1:2' })).id).not.toBe(id)
  expect(expires_at).toBe(Math.floor(START.getTime() / 1000) + 31 * 60)
})

test('refuses parameters that it does not know', async () => {
  const account = await connected()
  const { id } = await sessionOf(account)
  fake.pay(id)
  const { payment_intent: intent } = await read(account, id)
  expect(
    await refusalOf(
      stripe.refunds.create(
        { payment_intent: String(intent), amount: 100, reverse_transfer: true },
        { stripeAccount: account },
      ),
    ),
  ).toMatchObject({ code: 'parameter_unknown' })
})

test('refunds no more than was paid, and may hold or fail a refund', async () => {
  const account = await connected()
  const { id } = await sessionOf(account)
  fake.pay(id)
  const { payment_intent: intent } = await read(account, id)
  const refund = (amount: number) =>
    stripe.refunds.create({ payment_intent: String(intent), amount }, { stripeAccount: account })
  expect((await refund(4_800)).status).toBe('succeeded')
  fake.holdRefunds(true)
  const held = await refund(10_000)
  expect(held.status).toBe('pending')
  expect(await refusalOf(refund(1))).toMatchObject({ code: 'charge_already_refunded' })
  fake.finishRefund(held.id, 'failed')
  expect((await stripe.refunds.retrieve(held.id, undefined, { stripeAccount: account })).status).toBe(
    'failed',
  )
  expect(await refusalOf(refund(10_001))).toMatchObject({ code: 'amount_too_large' })
})

test('fails before or after the work, breaks, and a repeated key finds what was done', async () => {
  const account = await connected()
  fake.trouble({ isAfter: false, with: 500 })
  expect(await refusalOf(sessionOf(account, { key: 'k' }))).toMatchObject({
    type: 'StripeAPIError',
    status: 500,
  })
  expect(fake.sessions.size).toBe(0)
  // The client asks once more by itself if a connection was closed.
  for (let i = 0; i < 2; i++) fake.trouble({ isAfter: true, with: 'break' })
  expect(await refusalOf(sessionOf(account, { key: 'k' }))).toMatchObject({ type: 'StripeConnectionError' })
  expect(fake.sessions.size).toBe(1)
  expect([...fake.sessions.keys()]).toEqual([(await sessionOf(account, { key: 'k' })).id])
})

const paid = async () => {
  const account = await connected()
  const { id } = await sessionOf(account)
  fake.pay(id)
  return { account, id, intent: String((await read(account, id)).payment_intent) }
}

const readAll = (stripeAccount: string, id: string, path = 'payment_intent.latest_charge.refunds') =>
  stripe.checkout.sessions.retrieve(id, { expand: [path] }, { stripeAccount })

test('expands a session to its charge and refunds, newest first, and answers with ids otherwise', async () => {
  const { account, id, intent } = await paid()
  const options = { stripeAccount: account }
  for (const payment of ['r1', 'r2'])
    await stripe.refunds.create({ payment_intent: intent, amount: 100, metadata: { payment } }, options)
  const charge = expect.stringMatching(/^ch_/)
  expect(await readAll(account, id, 'payment_intent')).toMatchObject({
    payment_intent: { id: intent, latest_charge: charge },
  })
  const { latest_charge: bare } = (await readAll(account, id, 'payment_intent.latest_charge'))
    .payment_intent as Stripe.PaymentIntent
  expect(bare).toMatchObject({ id: charge, amount: 14_800, amount_refunded: 200, disputed: false })
  expect(bare).not.toHaveProperty('refunds')
  expect(await readAll(account, id)).toMatchObject({
    payment_intent: {
      id: intent,
      latest_charge: {
        payment_intent: intent,
        application_fee_amount: 740,
        refunds: {
          object: 'list',
          data: [
            { amount: 100, metadata: { payment: 'r2' } },
            { amount: 100, metadata: { payment: 'r1' } },
          ],
          has_more: false,
        },
      },
    },
  })
})

test('expands nothing before a session is paid, and refuses what cannot be expanded', async () => {
  const account = await connected()
  const { id } = await sessionOf(account)
  expect((await readAll(account, id)).payment_intent).toBeNull()
  expect(await refusalOf(readAll(account, id, 'payment_intent.refunds'))).toMatchObject({
    type: 'StripeInvalidRequestError',
  })
})

test('refunds a charge by its own id, and needs one of the two', async () => {
  const { account, id } = await paid()
  const { latest_charge } = (await readAll(account, id, 'payment_intent'))
    .payment_intent as Stripe.PaymentIntent
  const options = { stripeAccount: account }
  expect(await stripe.refunds.create({ charge: String(latest_charge), amount: 1 }, options)).toMatchObject({
    charge: latest_charge,
    status: 'succeeded',
  })
  expect(await refusalOf(stripe.refunds.create({ amount: 1 }, options))).toMatchObject({ status: 400 })
})

test('collects a fee with its charge, account, and time', async () => {
  const { account, id } = await paid()
  const { latest_charge } = (await readAll(account, id, 'payment_intent'))
    .payment_intent as Stripe.PaymentIntent
  expect((await stripe.applicationFees.list({ limit: 100 })).data).toMatchObject([
    { account, amount: 740, charge: latest_charge, created: START.getTime() / 1000 },
  ])
})

test('a dispute has a date, and is won or lost', async () => {
  const { account, id, intent } = await paid()
  const dispute = fake.dispute(id)
  const found = () => stripe.disputes.retrieve(dispute.id, undefined, { stripeAccount: account })
  expect(await found()).toMatchObject({
    status: 'needs_response',
    amount: 14_800,
    charge: expect.stringMatching(/^ch_/),
    payment_intent: intent,
  })
  fake.closeDispute(dispute.id, 'lost')
  expect((await found()).status).toBe('lost')
})

test.each([
  ['open', null, true],
  ['lost', 'lost', true],
  ['won', 'won', false],
] as const)('refunds a disputed charge only once the dispute is won: %s', async (_, end, isRefused) => {
  const { account, id, intent } = await paid()
  const dispute = fake.dispute(id)
  if (end) fake.closeDispute(dispute.id, end)
  expect(await readAll(account, id)).toMatchObject({ payment_intent: { latest_charge: { disputed: true } } })
  expect(
    await refusalOf(stripe.refunds.create({ payment_intent: intent, amount: 1 }, { stripeAccount: account })),
  ).toEqual(isRefused ? { type: 'StripeInvalidRequestError', code: 'charge_disputed', status: 400 } : null)
})
