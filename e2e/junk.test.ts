import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright'
import { desktop, launchBrowser, phone } from './browser.js'
import { newCustomer } from './customers.js'
import { journeyOf } from './journey.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

const tabTo = async (page: Page, locator: Locator) => {
  await locator.waitFor()
  for (let presses = 0; presses < 90; presses++) {
    if (await locator.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${locator}`)
}

it('asks by keyboard alone what a pickup holds, and tells its vendor', () =>
  journeyOf(browser, 'what a pickup holds', async arrive => {
    const customer = await newCustomer()
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.goto('/customer?request=junk_pickup')
    const form = page.getByRole('form', { name: 'Junk Pickup' })
    const description = `Old furniture ${Date.now()}`
    await form.getByLabel('Description of Items').fill(description)
    await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
    await form.getByRole('textbox', { name: 'Address' }).fill('1810 Bouldin Ave')
    await form.getByLabel('Your Budget ($)').fill('200')

    await form.getByLabel('Description of Items').focus()
    await tabTo(page, form.locator('summary', { hasText: 'What is it?' }))
    await page.keyboard.press('Enter')
    await tabTo(page, form.getByRole('button', { name: 'Sofa' }))
    await page.keyboard.press('Enter')
    await tabTo(page, form.getByRole('button', { name: 'Mattress' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const load = (name: string) => form.getByRole('radio', { name })
    await tabTo(page, load('1/4 of a truck'))
    expect(await load('1/4 of a truck').isChecked()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await load('1/2 of a truck').isChecked()).toBe(true)
    await form.getByText('The items make about a quarter of a truck, and you chose half a truck.').waitFor()
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await page.waitForFunction(width => window.innerWidth === width, size.width)
      expect(await violations(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(desktop)
    await form.getByLabel('Access').selectOption('ground')
    await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
    await toastSays(page, 'Job created successfully!')

    const vendor = await arrive()
    await signIn(vendor, 'Vendor', 'vendor@example.com')
    const card = vendor.getByRole('article').filter({ hasText: description })
    await card.getByText('About half a truck, ground floor, a sofa, 2 mattresses').waitFor()
  }))
