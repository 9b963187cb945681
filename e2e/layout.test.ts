import type { Browser, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { callAs } from './callAs.js'
import { acceptBid, type newCustomer, newCustomerWithOrders, placeBid, placeOrder } from './customers.js'
import { isEmpty, oneByOne, painted } from './oneByOne.js'
import { NEW_VENDOR } from './screens.js'
import { MOST, pressByScript, shiftsSince, tell, total, watchShifts } from './shifts.js'
import { signIn } from './signIn.js'

let browser: Browser
let customer: Awaited<ReturnType<typeof newCustomer>>

beforeAll(async () => {
  browser = await launchBrowser()
  customer = await newCustomerWithOrders()
})
afterAll(() => browser.close())

/** Fails if more has moved on the page than allowed. */
const hasKeptStill = async (page: Page, before = 0) => {
  await painted(page)
  const shifts = await shiftsSince(page, before)
  expect(total(shifts) > MOST ? tell(shifts) : '').toBe('')
}

type SignInAs = [as: 'Customer' | 'Vendor', email: string, password?: string]

const asCustomer = (): SignInAs => ['Customer', customer.email, customer.password]

/** Opens a signed-in user's page that records shifts and gets its answers one by one. */
const watched = async (
  name: string,
  viewport: { width: number; height: number },
  who: SignInAs,
  journey: (page: Page, allHere: () => Promise<void>) => Promise<void>,
) => {
  const arrived = await visit(browser)
  const { page } = arrived
  await withPictures(name, [arrived], async () => {
    await signIn(page, ...who)
    await page.setViewportSize(viewport)
    await page.addInitScript(watchShifts, { name: 'shifts', answerMs: 0 })
    await journey(page, (await oneByOne(page)).allHere)
  })
  await arrived.close()
}

const widths = [phone, desktop].map(viewport => ({ viewport, width: viewport.width }))

test.each(widths)('shifts nothing for a vendor without a business at $width px', ({ viewport, width }) =>
  watched(`no business ${width}`, viewport, ['Vendor', 'mia@example.com'], async (page, allHere) => {
    await page.goto('/?tab=overview')
    await page.getByRole('heading', { name: 'Does your business have a name?' }).waitFor()
    await allHere()
    await hasKeptStill(page)
  }),
)

test.each(widths)(
  "shifts nothing as a new vendor's documents load at $width px",
  async ({ viewport, width }) => {
    const arrived = await visit(browser)
    const { page } = arrived
    await withPictures(`new vendor's documents ${width}`, [arrived], async () => {
      await signIn(page, 'Vendor', 'vendor@example.com')
      await page.setViewportSize(viewport)
      await page.addInitScript(watchShifts, { name: 'shifts', answerMs: 0 })
      const checklist = page.getByRole('heading', {
        name: 'Get ready for your first job',
        includeHidden: true,
      })
      await page.route('**/graphql', async route => {
        // The documents are the last to arrive.
        if (route.request().postData()?.includes('query VendorDocuments'))
          await checklist.waitFor({ state: 'attached' })
        const response = await route.fetch()
        const body = await response.json()
        if (body.data?.vendorAgenda) Object.assign(body.data.vendorAgenda, NEW_VENDOR)
        await route.fulfill({ response, json: body })
      })
      await page.goto('/?tab=documents')
      await page.getByRole('table', { name: 'Uploaded documents' }).waitFor()
      expect(await checklist.isVisible()).toBe(true)
      await hasKeptStill(page)
    })
    await arrived.close()
  },
)

test.each(widths)("shifts nothing as a vendor's job opens at $width px", ({ viewport, width }) =>
  watched(`vendor's job ${width}`, viewport, ['Vendor', 'vendor@example.com'], async (page, allHere) => {
    const dale = await callAs('vendor@example.com')
    const { id } = await placeOrder(customer)
    await acceptBid(customer, (await placeBid(dale, id, '149.50')).id)
    await page.goto(`/?job=${id}`)
    await page.getByRole('dialog').getByRole('heading', { name: 'Messages' }).waitFor()
    await allHere()
    await hasKeptStill(page)
  }),
)

test.each(widths)('shifts nothing as a second bid arrives at $width px', ({ viewport, width }) =>
  watched(`second bid ${width}`, viewport, asCustomer(), async (page, allHere) => {
    const { id } = await placeOrder(customer)
    await placeBid(await callAs('vendor@example.com'), id, '189.00')
    await page.goto(`/customer/orders?order=${id}`)
    const order = page.getByRole('region', { name: /, order / })
    await order.getByRole('article', { name: 'Dale Hart' }).waitFor()
    await allHere()
    const before = (await shiftsSince(page, 0)).length
    await placeBid(await callAs('mia@example.com'), id, '148.00')
    await order.getByRole('article', { name: 'Mia Santos' }).waitFor()
    await allHere()
    await hasKeptStill(page, before)
    await order.getByRole('button', { name: 'Lowest total' }).click()
    expect(await order.getByRole('article').first().getAttribute('aria-labelledby')).toBe(
      await order.getByRole('article', { name: 'Mia Santos' }).getAttribute('aria-labelledby'),
    )
  }),
)

test.each(widths)('keeps an open dialog in place as a toast appears at $width px', ({ viewport, width }) =>
  watched(`toast ${width}`, viewport, ['Vendor', 'vendor@example.com'], async (page, allHere) => {
    const { id } = await placeOrder(customer)
    await page.goto(`/?job=${id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Bid' }).waitFor()
    await allHere()
    const before = (await shiftsSince(page, 0)).length
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('mutation Logout') ? route.abort() : route.fallback(),
    )
    await pressByScript(page, 'Log out')
    await page.locator('[data-toasts] li').waitFor()
    await hasKeptStill(page, before)
  }),
)

test('keeps a pressed control busy until the code it needs has loaded', async () => {
  const arrived = await visit(browser)
  const { page } = arrived
  await withPictures('busy press', [arrived], async () => {
    await signIn(page, 'Customer', customer.email, customer.password)
    const rental = page.getByRole('button', { name: 'Dumpster Rental' })
    await rental.waitFor()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/assets/**', async route => {
      await released
      await route.fallback()
    })
    await rental.click()
    await page.locator('button[aria-busy="true"]', { hasText: 'Dumpster Rental' }).waitFor()
    expect(await isEmpty(page)).toBe(false)
    release()
    await page.getByRole('form', { name: 'Dumpster Rental' }).waitFor()
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0)
  })
  await arrived.close()
})

const firstScreens = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
].flatMap(viewport =>
  ['/?tab=users', '/?tab=orders', '/?tab=vendors'].map(path => ({
    ...viewport,
    path,
    viewport,
  })),
)

test.each(firstScreens)(
  "starts an admin's table on the first screen at $width px: $path",
  async ({ path, viewport }) => {
    const arrived = await visit(browser)
    const { page } = arrived
    await withPictures(`first screen ${viewport.width} ${path}`, [arrived], async () => {
      await signIn(page, 'Customer', 'admin@example.com')
      await page.setViewportSize(viewport)
      await page.goto(path)
      await page.getByRole('table').first().waitFor()
      // The lower of two lists may arrive first.
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      const table = await page.getByRole('table').first().boundingBox()
      expect(table?.y).toBeLessThan(viewport.height)
    })
    await arrived.close()
  },
)
