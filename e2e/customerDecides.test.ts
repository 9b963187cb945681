import type { Browser, Page } from 'playwright'
import { launchBrowser, phone } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { countClicks } from './countClicks.js'
import { newCustomer, placeBid, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
let dale: Caller
let mia: Caller

beforeAll(async () => {
  browser = await launchBrowser()
  dale = await callAs('vendor@example.com')
  mia = await callAs('mia@example.com')
})
afterAll(() => browser.close())

/** Signs in a customer with one order and two bids on it. */
const withBids = async (page: Page) => {
  const dana = await newCustomer()
  const { id } = await placeOrder(dana)
  await placeBid(dale, id, '189.00', 'Two of us and a truck')
  await placeBid(mia, id, '148.00')
  await signIn(page, 'Customer', dana.email, dana.password)
  return dana
}

const recent = (page: Page) => page.getByRole('region', { name: 'Your Recent Orders' })

it('accepts a bid from the home page in at most three clicks', () =>
  journeyOf(browser, 'accept from home', async arrive => {
    const page = await arrive()
    await withBids(page)
    const clicks = await countClicks(page)
    await recent(page).getByText('from $148.00', { exact: true }).waitFor()
    await recent(page).getByRole('link', { name: 'View bids' }).click()
    await page
      .getByRole('region', { name: /, order / })
      .getByRole('article', { name: 'Mia Santos' })
      .getByRole('button', { name: 'Accept' })
      .click()
    const sure = page.getByRole('alertdialog', { name: 'Accept $148.00 from Mia Santos?' })
    await sure
      .getByText(/Mia Santos picks up “A couch, a dresser and six bags” at 1810 Bouldin Ave/)
      .waitFor()
    await sure.getByText(/You pay \$148\.00 in total/).waitFor()
    await sure.getByRole('button', { name: 'Accept' }).click()
    await toastSays(page, 'Bid accepted')
    await page
      .getByRole('region', { name: /, order / })
      .getByText(/^Mia Santos will pick everything up /)
      .waitFor()
    expect(clicks.count()).toBeLessThanOrEqual(3)
    expect(clicks.count()).toBeGreaterThan(0)
  }))

/** Presses Tab until the control with this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  const words = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    })
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const found = (await words()).trim()
    if (found === name) return
    seen.push(found.slice(0, 30))
  }
  throw new Error(`No ${name} among ${seen.join(', ')}`)
}

it('goes by keyboard alone from the home page to an accepted bid and back', () =>
  journeyOf(browser, 'accept by keyboard', async arrive => {
    const page = await arrive()
    await withBids(page)
    await recent(page).getByRole('link', { name: 'View bids' }).waitFor()
    await tabTo(page, 'View bids')
    await page.keyboard.press('Enter')
    const order = page.getByRole('region', { name: /, order / })
    await order.getByRole('article', { name: 'Mia Santos' }).waitFor()
    await tabTo(page, 'Accept')
    await page.keyboard.press('Enter')
    const sure = page.getByRole('alertdialog', { name: 'Accept $148.00 from Mia Santos?' })
    await sure.waitFor()
    await tabTo(page, 'Accept')
    await page.keyboard.press('Space')
    await toastSays(page, 'Bid accepted')
    await order.getByRole('region', { name: 'Your vendor' }).getByText('Mia Santos').waitFor()
    await tabTo(page, 'Back')
    await page.keyboard.press('Enter')
    await order.waitFor({ state: 'detached' })
    await recent(page).waitFor()
    await page.waitForFunction(() => document.activeElement !== document.body)
  }))

it('updates the card of a new bid on the home page without moving anything below', () =>
  journeyOf(browser, 'live home', async arrive => {
    const page = await arrive()
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await signIn(page, 'Customer', dana.email, dana.password)
    await recent(page).getByText('Waiting for bids').waitFor()
    const link = page.getByRole('link', { name: 'All my orders' })
    const top = () => link.evaluate(element => element.getBoundingClientRect().top)
    const before = await top()
    await placeBid(dale, id, '189.00')
    await recent(page).getByText('$189.00', { exact: true }).waitFor()
    await placeBid(mia, id, '148.00')
    await recent(page).getByText('from $148.00', { exact: true }).waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  }))

/** The controls of the open order that are in view but covered by something else. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('[data-foot-bar]')!
    const [from, to] = [
      Math.max(0, document.querySelector('header')!.getBoundingClientRect().bottom),
      foot.getBoundingClientRect().top,
    ]
    return [...document.querySelectorAll<HTMLElement>('main :is(button, a, input, textarea)')].flatMap(
      control => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (!foot.contains(control) && (y <= from || y >= to)) return []
        const hit = document.elementFromPoint(x, y)
        return hit && (control.contains(hit) || hit.contains(control)) ? [] : [control.textContent ?? '']
      },
    )
  })

it("keeps the next action within thumb's reach on a phone, and covers nothing", () =>
  journeyOf(browser, 'thumb', async arrive => {
    const page = await arrive()
    await withBids(page)
    await page.setViewportSize(phone)
    await page.goto('/customer')
    await recent(page).getByRole('link', { name: 'View bids' }).click()
    // The bids are on the first screen, and nothing lies over their buttons.
    const order = page.getByRole('region', { name: /, order / })
    const place = (await order.getByRole('heading', { name: 'Bids (2)' }).boundingBox())!
    expect(place.y).toBeGreaterThan(0)
    expect(place.y).toBeLessThan(phone.height * 0.75)
    await order.getByRole('button', { name: 'Accept' }).first().click({ trial: true })
    await order.getByRole('button', { name: 'Cancel order' }).click()
    await page
      .getByRole('dialog', { name: /^Cancel order/ })
      .getByRole('button', { name: 'Cancel order' })
      .click()
    const button = page.getByRole('button', { name: 'Post Again' })
    const box = (await button.boundingBox())!
    expect(box.y).toBeGreaterThan(phone.height * 0.75)
    expect(box.y + box.height).toBeLessThanOrEqual(phone.height)
    expect(await covered(page)).toEqual([])
  }))
