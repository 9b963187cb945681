import type { Browser, Locator, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit } from './browser.js'
import { callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { acceptBid, newCustomer, placeBid, placeOrder } from './customers.js'
import { beyondTheEdge } from './fits.js'
import { signIn } from './signIn.js'

const LONG = {
  firstName: 'Maximiliana'.repeat(8).slice(0, 80),
  lastName: 'Featherstone'.repeat(7).slice(0, 80),
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

const fits = async (page: Page) => expect(await beyondTheEdge(page)).toEqual([])

it('keeps a figure next to its unit in the charts', async () => {
  const { page, close } = await visit(browser)
  await signIn(page, 'Customer', 'admin@example.com')
  await page.setViewportSize(desktop)
  await page.route('**/graphql', async route => {
    // The table by area has such a figure, too, in rows of two lines.
    if (!route.request().postData()?.includes('MarketOverview')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /"medianMinutesToFirstBid":[^,}]*/g,
      '"medianMinutesToFirstBid":144',
    )
    await route.fulfill({ response, body })
  })
  await page.getByRole('tab', { name: 'Charts' }).click()
  const figure = page.locator('dl').getByText('2.4\u00a0hours').first()
  expect((await boxOf(figure)).height).toBeLessThan(30)
  await close()
})

describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('on %s', (_where, viewport) => {
  it('keeps the bar, cards, and dialogs intact with names of 80 characters', async () => {
    const dana = await newCustomer(LONG)
    const vendor = await callAs('vendor@example.com')
    const order = await placeOrder(dana, `${LONG.firstName} ${LONG.lastName}`)
    const bid = await placeBid(vendor, order.id, '90.00', LONG.firstName)
    const { page, errors, close } = await visit(browser)
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.setViewportSize(viewport)
    await page.goto('/customer')
    await page.getByText('1 bid', { exact: true }).waitFor()
    await fits(page)
    if (viewport === phone) await page.getByRole('button', { name: 'Open menu' }).click()
    const bar = await boxOf(page.getByRole('banner'))
    const wayOut = await boxOf(page.getByRole('button', { name: 'Log out' }))
    expect(wayOut.x + wayOut.width).toBeLessThanOrEqual(viewport.width)
    if (viewport === desktop) expect(bar.height).toBeLessThan(80)
    await fits(page)
    await page.goto(`/customer/orders?order=${order.id}`)
    await page
      .getByRole('region', { name: /, order / })
      .getByText('$90.00')
      .first()
      .waitFor()
    await fits(page)
    await acceptBid(dana, bid.id)
    await comesDue(order.id)
    await page.reload()
    await page
      .getByRole('region', { name: /, order / })
      .getByText('Accepted')
      .first()
      .waitFor()
    await fits(page)
    expect(errors).toEqual([])
    await close()

    const work = await visit(browser)
    await signIn(work.page, 'Vendor', 'vendor@example.com')
    await work.page.setViewportSize(viewport)
    // A bare address opens Today on a phone.
    await work.page.goto('/?tab=overview')
    await work.page.getByRole('region', { name: 'Your Jobs' }).getByRole('article').first().waitFor()
    await fits(work.page)
    await work.page.goto(`/?job=${order.id}`)
    await work.page.getByRole('button', { name: 'Start Job' }).click()
    await work.page.getByRole('alertdialog', { name: 'Start this job?' }).waitFor()
    await fits(work.page)
    expect(work.errors).toEqual([])
    await work.close()
    await Promise.all([dana.close(), vendor.close()])
  })

  it("shows what can be done with each of a vendor's documents", async () => {
    const { page, close } = await visit(browser)
    await signIn(page, 'Vendor', 'vendor@example.com')
    await page.setViewportSize(viewport)
    await page.goto('/?tab=documents')
    const links = page.getByRole('table', { name: 'Uploaded documents' }).getByRole('link')
    await links.first().waitFor()
    for (const link of await links.all()) {
      const { x, width } = await boxOf(link)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(viewport.width)
    }
    await fits(page)
    await close()
  })
})
