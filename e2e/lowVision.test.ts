import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { acceptBid, newCustomer, placeBid, placeOrder } from './customers.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

let browser: Browser
let dale: Caller

beforeAll(async () => {
  browser = await launchBrowser()
  dale = await callAs('vendor@example.com')
})
afterAll(() => browser.close())

const open = async (name: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>) => {
  const arrived = await visit(browser, { reducedMotion: 'reduce', ...options })
  await withPictures(name, [arrived], () => look(arrived.page))
  await arrived.close()
}

/** A visible color of an element or a pseudo-element. */
const drawn = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name = '', part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo ?? null,
  ] as const)

const CANVAS = 'rgb(255, 255, 255)'

describe('in forced colors', () => {
  const forced = { forcedColors: 'active', colorScheme: 'light' } as const

  it('shows which tab is chosen', () =>
    open('forced tabs', forced, async page => {
      await signIn(page, 'Vendor', 'vendor@example.com')
      await page.goto('/?tab=services')
      const chosen = await drawn(page.getByRole('tab', { selected: true }), 'border-bottom-color')
      const other = await drawn(page.getByRole('tab', { selected: false }).first(), 'border-bottom-color')
      expect(chosen).not.toBe(CANVAS)
      expect(other).toBe(CANVAS)
    }))

  it('shows which page of the bar is open, and the number of unread notices', () =>
    open('forced bar', forced, async page => {
      const customer = await newCustomer()
      await placeBid(dale, (await placeOrder(customer)).id, '99.00')
      await signIn(page, 'Customer', customer.email, customer.password)
      await page.goto('/customer/orders')
      const bar = page.getByRole('banner')
      expect(await drawn(bar.getByRole('link', { name: 'My Orders' }), 'border-bottom-color')).not.toBe(
        CANVAS,
      )
      expect(await drawn(bar.getByRole('link', { name: 'My Account' }), 'border-bottom-color')).toBe(CANVAS)
      const number = bar.getByRole('button', { name: /^Notifications, \d+ unread$/ }).getByText(/^\d+$/)
      expect(await drawn(number, 'forced-color-adjust')).toBe('none')
    }))

  it("shows a dialog's edge, the current step, and unread items", () =>
    open('forced dialog', forced, async page => {
      const customer = await newCustomer()
      const { id } = await placeOrder(customer)
      await acceptBid(customer, (await placeBid(dale, id, '149.50')).id)
      await placeBid(dale, (await placeOrder(customer)).id, '99.00')
      await signIn(page, 'Customer', customer.email, customer.password)
      const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
      expect(await drawn(bell.getByText(/^\d+$/), 'background-color')).not.toBe(CANVAS)
      await bell.click()
      const line = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: /^Unread/ })
      expect(await drawn(line.first().locator('> :first-child'), 'background-color')).not.toBe(CANVAS)

      await page.goto(`/customer/orders?order=${id}`)
      const order = page.getByRole('region', { name: /, order / })
      const step = order.locator('[aria-current="step"] > [aria-hidden="true"]')
      await step.waitFor()
      expect(await drawn(step.locator('i'), 'background-color')).not.toBe(CANVAS)
      await order.getByRole('button', { name: 'Cancel order' }).click()
      const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
      expect(await drawn(dialog, 'border-top-style')).toBe('solid')
      expect(await drawn(dialog, 'border-top-color')).not.toBe(CANVAS)
    }))

  it('shows the progress of an upload', () =>
    open('forced progress', forced, async page => {
      const customer = await newCustomer()
      await signIn(page, 'Customer', customer.email, customer.password)
      await page.goto('/customer?request=junk_pickup')
      await page.route('**/objects/**', () => {})
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Add photos' }).click(),
      ])
      await chooser.setFiles([photo('couch.png', [150, 90, 60])])
      const progress = page.getByRole('progressbar')
      await progress.waitFor()
      expect(await drawn(progress, 'border-top-style')).toBe('solid')
      expect(await drawn(progress.locator('> *'), 'background-color')).not.toBe(CANVAS)
    }))
})

/** Presses Tab until the focus comes around, and reports focused elements that are covered or off the screen. */
const covered = async (page: Page, presses: number) => {
  const found: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return null
      const { left, right, top, bottom } = at.getBoundingClientRect()
      if (right - left < 4) return null
      const [y0, y1] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)]
      const name = `${at.tagName} "${at.getAttribute('aria-label') ?? at.getAttribute('name') ?? at.textContent}"`
      if (y1 - y0 < 4) return `${name} is off the screen`
      const hit = document.elementFromPoint((left + right) / 2, (y0 + y1) / 2)
      const isSeen = hit && (at.contains(hit) || hit.contains(at) || at.parentElement?.contains(hit))
      return isSeen ? null : `${name} lies under ${hit?.tagName} "${hit?.textContent?.slice(0, 40)}"`
    })
    if (problem) found.push(problem)
  }
  return found
}

describe('at 400 % zoom', () => {
  const zoomed = { width: 320, height: 256 }

  it('covers no focused field of the request form', () =>
    open('zoomed form', {}, async page => {
      const customer = await newCustomer()
      await signIn(page, 'Customer', customer.email, customer.password)
      await page.setViewportSize(zoomed)
      await page.goto('/customer?request=dumpster_rental')
      await page.getByLabel('Address').waitFor()
      expect(await covered(page, 45)).toEqual([])
    }))

  it('covers no focused field of a dialog', () =>
    open('zoomed dialog', {}, async page => {
      const customer = await newCustomer()
      const { id } = await placeOrder(customer)
      await signIn(page, 'Vendor', 'vendor@example.com')
      await page.setViewportSize(zoomed)
      await page.goto(`/?job=${id}`)
      const bid = page.getByRole('dialog').getByRole('button', { name: 'Submit Bid' })
      await bid.first().click()
      await page.getByLabel('Bid Amount ($)').waitFor()
      expect(await covered(page, 25)).toEqual([])
    }))
})
