import type Stripe from 'stripe'
import { endSession, readSession, refusedFor, seenRefund } from '../../domain/payments/cardAtStripe.js'
import { makeStripe } from '../../platform/stripe/makeStripe.js'
import { startFakeStripe } from './FakeStripe.js'
import { payInBrowser } from './payInBrowser.js'

/**
 * What Haulbid relies on, tried against the fake, and against Stripe's sandbox with STRIPE_TEST_KEY, a secret key for testing, and
 * STRIPE_TEST_ACCOUNT, a connected account that can charge.
 */

const { STRIPE_TEST_KEY, STRIPE_TEST_ACCOUNT } = process.env

interface Sandbox {
  stripe: Stripe
  account: string
  pay: (session: Stripe.Checkout.Session, card?: 'good' | 'declined') => Promise<unknown>
  close: () => Promise<void>
}

const fakeSandbox = async (): Promise<Sandbox> => {
  const fake = await startFakeStripe({ key: 'sk_test_contract' })
  fake.addAccount('acct_contract')
  return {
    stripe: await makeStripe({ secretKey: 'sk_test_contract', apiUrl: fake.url }),
    account: 'acct_contract',
    pay: async ({ id }, card) => fake.pay(id, card),
    close: fake.close,
  }
}

const realSandbox = async (): Promise<Sandbox> => ({
  stripe: await makeStripe({ secretKey: STRIPE_TEST_KEY!, apiUrl: undefined }),
  account: STRIPE_TEST_ACCOUNT!,
  pay: payInBrowser,
  close: async () => undefined,
})

const sandboxes: [string, () => Promise<Sandbox>, number][] = [['the fake', fakeSandbox, 30_000]]
if (STRIPE_TEST_KEY && STRIPE_TEST_ACCOUNT) sandboxes.push(["Stripe's sandbox", realSandbox, 120_000])
else process.stdout.write('not proved against Stripe\n')

describe.each(sandboxes)('%s', (_, start, patience) => {
  let sandbox: Sandbox
  let gate: { stripe: { client: () => Promise<Stripe> } }
  beforeAll(async () => {
    sandbox = await start()
    gate = { stripe: { client: async () => sandbox.stripe } }
  })
  afterAll(() => sandbox.close())

  const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60
  const open = ({ cents = 14_800, fee = 740, expires = inMinutes(31), key = crypto.randomUUID() } = {}) =>
    sandbox.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Junk Pickup' } },
          },
        ],
        payment_intent_data: {
          application_fee_amount: fee,
          description: 'Haulbid: Junk Pickup',
          metadata: { payment: 'contract' },
        },
        allowed_payment_method_types: ['card'],
        client_reference_id: 'contract',
        metadata: { payment: 'contract' },
        expires_at: expires,
        success_url: 'https://haulbid.example/?paid={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://haulbid.example/?paid=no',
      },
      { stripeAccount: sandbox.account, idempotencyKey: key },
    )
  const read = (id: string) => readSession(gate as never, sandbox.account, id)
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      error => refusedFor(error),
    )
  const refund = (charge: string, amount: number, key = crypto.randomUUID()) =>
    sandbox.stripe.refunds.create(
      { charge, amount, metadata: { payment: key } },
      { stripeAccount: sandbox.account, idempotencyKey: `refund ${key}` },
    )

  test('knows the key, the version, and the account', async () => {
    expect((await sandbox.stripe.accounts.retrieveCurrent()).id).toMatch(/^acct_/)
    expect((await sandbox.stripe.accounts.retrieve(sandbox.account)).charges_enabled).toBe(true)
    expect(await refusal(sandbox.stripe.accounts.retrieve('acct_0000000000000000'))).toBe('account_gone')
  })

  test('opens one page for a key, and no other with it', async () => {
    const key = crypto.randomUUID()
    const expires = inMinutes(31)
    const one = await open({ key, expires })
    expect((await open({ key, expires })).id).toBe(one.id)
    await expect(open({ key, expires, cents: 14_900 })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
    expect(await read(one.id)).toMatchObject({ status: 'open', url: one.url, chargeId: null, refunds: [] })
  })

  test('refuses what is too small, too short, or more fee than money', async () => {
    expect(await refusal(open({ cents: 49, fee: 0 }))).not.toBe('none')
    expect(await refusal(open({ expires: inMinutes(20) }))).not.toBe('none')
    expect(await refusal(open({ fee: 14_801 }))).not.toBe('none')
  })

  test('ends a page, and leaves one that has ended', async () => {
    const { id } = await open()
    await endSession(gate as never, sandbox.account, id)
    await endSession(gate as never, sandbox.account, id)
    expect((await read(id)).status).toBe('over')
  })

  test(
    'takes the money with its fee, and gives back what it is asked to, once',
    async () => {
      const session = await open()
      await sandbox.pay(session)
      const { status, chargeId } = await read(session.id)
      expect({ status, chargeId }).toEqual({ status: 'paid', chargeId: expect.stringMatching(/^(ch|py)_/) })
      const fees = await sandbox.stripe.applicationFees.list({ limit: 100, created: { gte: inMinutes(-10) } })
      expect(fees.data.find(({ charge }) => charge === chargeId)).toMatchObject({ amount: 740 })
      const key = crypto.randomUUID()
      const made = await refund(chargeId!, 3000, key)
      expect((await refund(chargeId!, 3000, key)).id).toBe(made.id)
      expect((await read(session.id)).refunds).toMatchObject([
        { id: made.id, amount: '30.00', paymentId: key },
      ])
      expect(
        seenRefund(await sandbox.stripe.refunds.retrieve(made.id, {}, { stripeAccount: sandbox.account })),
      ).toMatchObject({
        id: made.id,
        amount: '30.00',
      })
      expect(await refusal(refund(chargeId!, 11_801))).not.toBe('none')
    },
    patience,
  )

  test(
    'leaves a page open when a card is declined',
    async () => {
      const session = await open()
      await sandbox.pay(session, 'declined')
      expect((await read(session.id)).status).toBe('open')
    },
    patience,
  )
})
