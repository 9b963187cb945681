import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { newCustomer } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Waits a moment between down and up, as a finger or a mouse does. */
const pressSlowly = async (page: Page, name: string) => {
  const box = (await page.getByRole('button', { name }).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(90)
  await page.mouse.up()
}

it('accepts new entries one after the other after a refused one', () =>
  journeyOf(browser, 'typing on', async arrive => {
    const page = await arrive()
    await signIn(page, 'Vendor', 'vendor@example.com')
    await page.goto('/?tab=areas')
    const field = page.getByLabel('ZIP code', { exact: true })
    await field.fill('123')
    await page.keyboard.press('Enter')
    await page.getByText('ZIP code must be at least 5 digits').waitFor()
    for (const zip of ['73301', '73344']) {
      // The list may show the ZIP code a moment before the form is done with it and gets the focus back.
      await page.waitForFunction(() => document.activeElement?.matches('input:enabled'))
      await page.keyboard.press('Control+A')
      await page.keyboard.type(zip)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: `Remove ${zip}` }).waitFor()
    }
    await page.waitForFunction(() => document.activeElement?.matches('input:enabled'))
    await page.getByRole('button', { name: 'Remove 73301' }).click()
    await page.getByRole('button', { name: 'Remove 73344' }).click()
  }))

it('keeps the focus in the form when filters are applied', () =>
  journeyOf(browser, 'filters', async arrive => {
    const page = await arrive()
    await signIn(page, 'Vendor', 'vendor@example.com')
    await page.getByRole('button', { name: 'Filter' }).click()
    const field = page.getByRole('form').getByLabel('ZIP code')
    await field.fill('78704')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Clear filters' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('form'))
  }))

it('treats the press that leaves an invalid field as a click where it began', () =>
  journeyOf(browser, 'leaving a wrong field', async arrive => {
    const customer = await newCustomer()
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.goto('/customer/account')
    await page.getByRole('button', { name: 'Edit Information' }).click()
    await page.getByLabel('Phone').fill('12')
    await pressSlowly(page, 'Save Changes')
    await page.getByText(/^Phone number must be at least/).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    await page.getByLabel('Phone').fill('13')
    await pressSlowly(page, 'Cancel')
    await page.getByRole('button', { name: 'Edit Information' }).waitFor()
  }))
