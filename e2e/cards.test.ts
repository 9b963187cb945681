import type { Browser, Page } from 'playwright'
import { type FakeStripe, startFakeStripe } from '../api/test/stripe/FakeStripe.js'
import { standInPages } from '../api/test/stripe/standInPages.js'
// @ts-expect-error a tool, written without types
import { runServer } from '../tools/runningServer.mjs'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { junkPickup } from './customers.js'
import { isAccessible } from './isAccessible.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

/** Paying by card through a Stripe that this test owns, so that it can fail and be slow. It sends no events. */

const KEY = 'sk_test_journeys'

let browser: Browser
let fake: FakeStripe
let server: { url: string; stop(): Promise<void> }

beforeAll(async () => {
  fake = await startFakeStripe({ key: KEY })
  fake.servePages(standInPages(fake))
  server = await runServer('e2e-cards', {
    NODE_ENV: 'development',
    DEMO: 'on',
    RATE_LIMIT_SCALE: '100',
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_ours',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
    STRIPE_API_URL: fake.url,
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await fake?.close()
})

/** The API as whoever is signed in on the page, to set up what the journey doesn't test. */
const ask = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> => {
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query, variables },
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors?.[0]) throw new Error(errors[0].message)
  return data
}

const placeOrder = async (dana: Page): Promise<string> => {
  const { requestJunkPickup } = await ask<{ requestJunkPickup: { id: string } }>(
    dana,
    'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }',
    { input: junkPickup('A couch and a rug') },
  )
  return requestJunkPickup.id
}

const bid = (vendor: Page, jobId: string, price: string) =>
  ask(vendor, 'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }', {
    input: { jobId, price, message: 'Any time that day' },
  })

const upload = async (page: Page): Promise<string> => {
  const { buffer: data, mimeType } = photo('piano.png', [90, 110, 80])
  const { createUpload } = await ask<{ createUpload: { uploadURL: string } }>(
    page,
    'mutation ($input: CreateUploadInput) { createUpload(input: $input) { uploadURL } }',
    { input: { contentType: mimeType, size: data.length } },
  )
  await page.request.put(createUpload.uploadURL, { headers: { 'content-type': mimeType }, data })
  const { registerJobImage } = await ask<{ registerJobImage: { objectPath: string } }>(
    page,
    'mutation ($url: String!) { registerJobImage(imageURL: $url) { objectPath } }',
    { url: createUpload.uploadURL },
  )
  return registerJobImage.objectPath
}

/** The vendor does more than was agreed, and the customer agrees. */
const addCharge = async (vendor: Page, dana: Page, jobId: string, amount: string): Promise<string> => {
  const evidence = [await upload(vendor)]
  const { proposeChangeOrder } = await ask<{ proposeChangeOrder: { id: string } }>(
    vendor,
    'mutation ($input: ProposeChangeOrderInput!) { proposeChangeOrder(input: $input) { id } }',
    { input: { jobId, kind: 'extra', amount, note: 'A piano', evidence } },
  )
  const { acceptChangeOrder } = await ask<{ acceptChangeOrder: { charge: { id: string } } }>(
    dana,
    'mutation ($id: UUID!, $amount: Money) { acceptChangeOrder(id: $id, amount: $amount) { charge { id } } }',
    { id: proposeChangeOrder.id, amount },
  )
  return acceptChangeOrder.charge.id
}

const orderOf = (page: Page) => page.getByRole('region', { name: /, order / })
const moneyOf = (page: Page) => page.getByRole('region', { name: 'Payment' })
const cardsOf = (page: Page) => page.getByRole('region', { name: 'Take Cards' })

/** The vendor connects an account; the first time, after Stripe has failed. */
const connect = async (dale: Page) => {
  await dale.goto('/?view=account#cards')
  const start = cardsOf(dale).getByRole('button', { name: /^Connect/ })
  const isFirst = (await start.textContent())?.includes('Stripe')
  if (isFirst) fake.trouble({ operation: 'POST /v1/account_links', isAfter: false, with: 500 })
  await start.click()
  if (isFirst) {
    await cardsOf(dale).getByRole('alert').filter({ hasText: "Stripe can't be reached right now" }).waitFor()
    await isAccessible(dale)
    await cardsOf(dale).getByRole('button', { name: 'Continue with Stripe' }).click()
  }
  await dale.getByRole('button', { name: 'Answer everything' }).click()
  await cardsOf(dale).getByText('Takes cards').waitFor()
  await isAccessible(dale)
}

const disconnect = async (dale: Page) => {
  await cardsOf(dale).getByRole('button', { name: 'Disconnect' }).click()
  const sure = dale.getByRole('alertdialog', { name: 'Stop taking cards?' })
  await sure.getByRole('button', { name: 'Disconnect' }).click()
  await cardsOf(dale).getByRole('button', { name: 'Connect Again' }).waitFor()
}

/** The customer leaves for Stripe's page and pays there. */
const payThere = async (dana: Page, amount: string) => {
  await moneyOf(dana)
    .getByRole('button', { name: `Pay ${amount} by card` })
    .click()
  await dana.getByRole('heading', { name: `Pay ${amount} to ` }).waitFor()
  await dana.getByRole('button', { name: 'Pay with the test card' }).click()
  await dana.getByText('Paid by card').waitFor()
  await moneyOf(dana).getByText('Paid in full.').waitFor()
}

test.each([
  ['on a desktop', desktop],
  ['on a phone', phone],
])('connects, compares, pays, and gets a voided charge back %s', async (where, viewport) => {
  const open = () => visit(browser, { baseURL: server.url })
  const visits = [await open(), await open(), await open()]
  const [dale, tom, dana] = visits.map(({ page }) => page) as [Page, Page, Page]
  await withPictures(`cards ${where}`, visits, async () => {
    await signIn(dale, 'Vendor', 'vendor@example.com')
    await signIn(tom, 'Vendor', 'tom@example.com')
    await signIn(dana, 'Customer', 'customer@example.com')
    await ask(dale, 'mutation { saveBusiness(input: { name: "Hart Hauling" }) { vendorId } }').catch(
      () => undefined,
    )
    await connect(dale)
    await dale.setViewportSize(viewport)

    // Only one of the two takes cards.
    const jobId = await placeOrder(dana)
    await bid(dale, jobId, '180.00')
    await bid(tom, jobId, '210.00')
    await dana.goto(`/customer/orders?order=${jobId}`)
    const cards = orderOf(dana)
      .getByRole('article')
      .filter({ hasText: /\$(180|210)\.00/ })
    await cards.filter({ hasText: '$180.00' }).getByText('Takes cards').waitFor()
    expect(await cards.filter({ hasText: '$210.00' }).getByText('Takes cards').count()).toBe(0)
    await isAccessible(dana)
    await dana.setViewportSize(viewport)
    await cards.filter({ hasText: '$180.00' }).getByRole('button', { name: 'Accept' }).click()
    const sure = dana.getByRole('alertdialog')
    await sure.getByText('You pay them by card or directly.', { exact: false }).waitFor()
    await sure.getByRole('button', { name: 'Accept' }).click()

    // A slow Stripe, and then one that fails: nothing is lost, and nothing is charged.
    const pay = moneyOf(dana).getByRole('button', { name: 'Pay $180.00 by card' })
    fake.trouble({ operation: 'POST /v1/checkout/sessions', isAfter: true, with: 'hang' })
    await pay.focus()
    await dana.keyboard.press('Enter')
    await moneyOf(dana).getByRole('button', { name: 'Opening Stripe...' }).waitFor()
    await moneyOf(dana).getByRole('alert').filter({ hasText: "Stripe can't be reached" }).waitFor()
    await isAccessible(dana)
    await dana.setViewportSize(viewport)

    // The customer goes back without paying, and then a card is declined.
    await pay.click()
    await dana.getByRole('link', { name: 'Go back' }).click()
    await dana.getByText("This card payment wasn't finished").waitFor()
    await isAccessible(dana)
    await dana.setViewportSize(viewport)
    await pay.click()
    await dale.goto(`/?job=${jobId}`)
    await moneyOf(dale)
      .getByText(/is paying by card right now/)
      .waitFor()
    await isAccessible(dale)
    await dale.setViewportSize(viewport)
    await dana.getByRole('button', { name: 'Use a card that is declined' }).click()
    await dana.getByText('Your card was declined').waitFor()
    await dana.getByRole('button', { name: 'Pay with the test card' }).click()
    await dana.getByText('Paid by card').waitFor()
    await moneyOf(dana).getByText('Paid in full.').waitFor()
    await moneyOf(dale).getByText('Paid in full.').waitFor()
    expect(new URL(dana.url()).search).toBe(`?order=${jobId}`)
    await isAccessible(dana)
    await dana.setViewportSize(viewport)

    // More is charged and paid, voided, and back on the card.
    const chargeId = await addCharge(dale, dana, jobId, '30.00')
    await payThere(dana, '$30.00')
    await ask(dale, 'mutation ($id: UUID!) { voidCharge(chargeId: $id, reason: "No piano") { id } }', {
      id: chargeId,
    })
    for (const page of [dana, dale]) {
      await page.getByText('$30.00 back to the card').waitFor()
      await page.getByText('Refunded', { exact: true }).waitFor()
      await moneyOf(page).getByText('Paid in full.').waitFor()
      await isAccessible(page)
    }
    expect([...fake.sessions.values()].filter(({ status }) => status === 'open')).toEqual([])

    await dale.goto('/?view=account#cards')
    await disconnect(dale)
    await isAccessible(dale)
    // Chromium logs the failures of Stripe that this journey causes.
    for (const { errors } of visits)
      expect(errors.filter(words => !words.includes('status of 503'))).toEqual([])
  })
  for (const each of visits) await each.close()
})
