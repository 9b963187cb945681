import type { Browser, Page } from 'playwright'
// @ts-expect-error a tool, written without types
import { runServer } from '../tools/runningServer.mjs'
import { launchBrowser, visit } from './browser.js'
import { isAccessible } from './isAccessible.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

let browser: Browser
let server: { url: string; log: { text: string }; stop(): Promise<void> }

beforeAll(async () => {
  server = await runServer('e2e-stand-in', {
    NODE_ENV: 'development',
    DEMO: 'on',
    RATE_LIMIT_SCALE: '100',
    STRIPE_SECRET_KEY: 'fake',
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const WORDS = 'Test mode: cards are taken by a stand-in for Stripe. No money moves.'

const saveBusiness = (page: Page) =>
  page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: 'mutation { saveBusiness(input: { name: "Becker Hauling" }) { vendorId } }' },
  })

test('lets a vendor connect through the stand-in for Stripe, with a banner on every page', async () => {
  const name = 'connects through the stand-in'
  await journeyOf(
    browser,
    name,
    async arrive => {
      const page = await arrive()
      // By its text: an open dialog hides it from screen readers.
      const banner = page.getByText(WORDS)
      await page.goto('/')
      await page.getByRole('complementary', { name: 'Test mode' }).filter({ hasText: WORDS }).waitFor()
      await signIn(page, 'Vendor', 'vendor@example.com')
      expect((await saveBusiness(page)).ok()).toBe(true)

      await page.goto('/?view=account#cards')
      await page.getByRole('button', { name: 'Connect with Stripe' }).click()
      await page.getByRole('heading', { name: 'Set up payments' }).waitFor()
      await isAccessible(page)
      await page.getByRole('button', { name: 'Leave something open' }).click()

      await page.getByText("Customers can't pay you by card right now").waitFor()
      await isAccessible(page)
      expect(await banner.isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Open Stripe' }).click()
      await page.getByRole('button', { name: 'Answer everything' }).click()
      await page.getByText('Customers can pay you by card, or directly as before.').waitFor()

      const [standIn] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.log.text) ?? []
      await page.goto(standIn!)
      await page.getByText('Can charge').waitFor()
      await isAccessible(page)
    },
    { baseURL: server.url },
  )
})

test('prints pages without the banner', async () => {
  const { page, close } = await visit(browser, { baseURL: server.url })
  await page.goto('/')
  await page.getByText(WORDS).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText(WORDS).isVisible()).toBe(false)
  await close()
})
