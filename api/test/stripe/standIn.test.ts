import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { makeStripe } from '../../platform/stripe/makeStripe.js'
import { eventually } from '../eventually.js'
import { SUBSCRIBED, startStandIn } from './startStandIn.js'

/** The pages and events of the stand-in that npm start brings along. */

type StandIn = Awaited<ReturnType<typeof startStandIn>>

let haulbid: Server
let publicUrl: string
let dataDir: string
let standIn: StandIn
let stripe: Stripe
let received: { body: string; signature: string }[]
let refused = 0

beforeEach(async () => {
  received = []
  refused = 0
  haulbid = createServer((request, response) => {
    let body = ''
    request.on('data', part => {
      body += part
    })
    request.on('end', () => {
      const isRefused = refused-- > 0
      if (!isRefused) received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(isRefused ? 503 : 200).end()
    })
  })
  await new Promise<void>(ready => haulbid.listen(0, '127.0.0.1', ready))
  publicUrl = `http://127.0.0.1:${(haulbid.address() as AddressInfo).port}`
  dataDir = await mkdtemp(join(tmpdir(), 'haulbid-stripe-'))
  await start()
})
afterEach(async () => {
  await standIn.close()
  haulbid.closeAllConnections()
  await new Promise(closed => haulbid.close(closed))
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  standIn = await startStandIn({ publicUrl, dataDir })
  stripe = await makeStripe({ secretKey: 'fake', apiUrl: standIn.url })
}

const connect = async () => {
  const { id } = await stripe.accounts.create({ country: 'US', email: 'dale@example.com' })
  const { url } = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: `${publicUrl}/back`,
    return_url: `${publicUrl}/back`,
  })
  return { id, url }
}

const read = async (url: string) => (await fetch(url)).text()
const press = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers })

const connected = async () => {
  const { id, url } = await connect()
  await press(url, { business: 'Becker <Hauling>', answers: 'all' })
  return id
}

const open = (stripeAccount: string) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 14_800, product_data: { name: 'Junk Pickup' } },
        },
      ],
      payment_intent_data: { application_fee_amount: 740 },
      success_url: `${publicUrl}/?paid={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/`,
    },
    { stripeAccount },
  )

test('asks the vendor, and leads back with everything answered or something open', async () => {
  const { id, url } = await connect()
  expect(await read(url)).toMatch(/Set up payments.*Answer everything.*Leave something open.*Go back/s)
  const some = await press(url, { answers: 'some' })
  expect([some.status, some.headers.get('location')]).toEqual([303, `${publicUrl}/back`])
  expect(await stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: false })
  await press(url, { answers: 'all' })
  expect(await stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: true })
})

test('takes a payment, after a declined card, and leads back with the session', async () => {
  const { id, url, cancel_url } = await open(await connected())
  const page = await read(url!)
  expect(page).toContain('<h1>Pay $148.00 to Becker &#60;Hauling&#62;</h1>')
  expect(page).toContain(`href="${cancel_url}"`)
  expect(await (await press(url!, { card: 'declined' })).text()).toContain('Your card was declined')
  const paid = await press(url!, { card: 'good' })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `${publicUrl}/?paid=${id}`])
  expect(await read(url!)).toContain('This has been paid')
})

test('sends the events that an operator subscribes to, signed, and again after a failure', async () => {
  refused = 1
  await connected()
  await eventually(1, () => received.length)
  const { body, signature } = received[0]!
  const event = Stripe.webhooks.constructEvent(body, signature, standIn.env.STRIPE_CONNECT_WEBHOOK_SECRET)
  expect(event).toMatchObject({ type: 'account.updated', account: expect.stringMatching(/^acct_/) })
  expect(() => Stripe.webhooks.constructEvent(body, signature, standIn.env.STRIPE_WEBHOOK_SECRET)).toThrow()
})

test('sends no other events than operators are told to subscribe to', async () => {
  const manual = await readFile('docs/operations.md', 'utf8')
  const [, step = ''] = /Subscribe each to exactly (.*?)\. Their version/s.exec(manual) ?? []
  expect([...step.matchAll(/`([\w.]+)`/g)].map(([, type]) => type).sort()).toEqual([...SUBSCRIBED].sort())
})

test('lets people dispute, close disputes, and fail refunds', async () => {
  const stripeAccount = await connected()
  const { id, url } = await open(stripeAccount)
  await press(url!, { card: 'good' })
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id, undefined, { stripeAccount })
  await press(standIn.url, { act: 'hold on' })
  const refund = await stripe.refunds.create(
    { payment_intent: String(payment_intent), amount: 1000 },
    { stripeAccount },
  )
  expect(await read(standIn.url)).toMatch(
    /Refund of \$10\.00: pending.*Complete the refund.*Fail the refund/s,
  )
  await press(standIn.url, { act: `fail ${refund.id}` })
  expect(await read(standIn.url)).toContain('Refund of $10.00: failed')
  await press(standIn.url, { act: `dispute ${id}` })
  const [, dispute] = /value="lost (du_\w+)"/.exec(await read(standIn.url)) ?? []
  await press(standIn.url, { act: `lost ${dispute}` })
  expect(await read(standIn.url)).toContain('Dispute about $148.00: lost')
})

test('remembers everything until the next start', async () => {
  const stripeAccount = await connected()
  const { id, url } = await open(stripeAccount)
  await standIn.close()
  await start()
  const session = await stripe.checkout.sessions.retrieve(id, undefined, { stripeAccount })
  expect(session).toMatchObject({ status: 'open', url })
  await press(url!, { card: 'good' })
  expect(await read(standIn.url)).toContain('$148.00 to Becker')
})

test('does nothing for other pages, and nothing about what it does not know', async () => {
  const { url } = await connect()
  expect((await press(url, { answers: 'all' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await press(standIn.url, { act: 'lost du_gone' })).status).toBe(404)
  expect((await fetch(`${standIn.url}/pay/cs_gone`)).status).toBe(404)
})
