import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { newCustomer, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Clears the storage as Safari does after seven days; the session's cookie stays. */
const loseStored = (page: Page) => page.evaluate(() => localStorage.clear())

it("keeps the user signed in when the browser has lost its stored data, at home and at a mail's link", () =>
  journeyOf(browser, 'lost storage', async arrive => {
    const customer = await newCustomer()
    const order = await placeOrder(customer)
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await loseStored(page)
    await page.goto('/')
    await page.getByText(/^Welcome, /).waitFor()
    await loseStored(page)
    await page.goto(`/customer/orders?order=${order.id}`)
    await page.getByRole('region', { name: /, order / }).waitFor()
  }))

it('keeps people signed in when their browser refuses to store anything', () =>
  journeyOf(browser, 'refused storage', async arrive => {
    const customer = await newCustomer()
    const order = await placeOrder(customer)
    const page = await arrive()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.reload()
    await page
      .getByText(/^Welcome, /)
      .first()
      .waitFor()
    await page.goto(`/customer/orders?order=${order.id}`)
    await page.getByRole('region', { name: /, order / }).waitFor()
  }))
