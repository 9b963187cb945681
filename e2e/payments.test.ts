import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { pdfText } from '../api/test/pdfText.js'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { comesDue, openOrderOf } from './comesDue.js'
import { newCustomer } from './customers.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'
import { takeEarly } from './takeEarly.js'
import { yourJob } from './yourJobs.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const street = `${Math.floor(1000 + Math.random() * 9000)} Annie St`

const request = async (page: Page) => {
  await page.goto('/customer?request=junk_pickup')
  const form = page.getByRole('form', { name: 'Junk Pickup' })
  await form.getByText('Sending a request is free', { exact: false }).first().waitFor()
  await form.getByLabel('Address').fill(street)
  await form.getByLabel('ZIP Code').fill('78704')
  await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
  await form.getByLabel('Description of Items').fill('A piano')
  await form.getByLabel('Your Budget ($)').fill('200')
  await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
  await toastSays(page, 'Job created successfully!')
}

const submitBid = async (page: Page, price: string) => {
  const card = page.getByRole('article').filter({ hasText: street })
  await card.getByRole('button', { name: 'Submit Bid' }).click()
  const dialog = page.getByRole('dialog', { name: /Junk Pickup/ })
  await dialog.getByLabel('Bid Amount ($)').fill(price)
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const expectAccessible = async (page: Page) => {
  for (const size of [phone, desktop])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  await page.emulateMedia({ colorScheme: 'light' })
}

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Marks the open job as paid with the keyboard. */
const markPaid = async (page: Page, method: string) => {
  await press(page, 'Mark as Paid')
  const dialog = page.getByRole('dialog', { name: 'Mark as paid?' })
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('180.00')
  await dialog.getByLabel('How were you paid?').selectOption(method)
  await dialog.getByRole('button', { name: 'Mark as Paid' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

it('goes from a request to a receipt, with a payment that is denied once', async () => {
  const customer = await newCustomer()
  const [dana, tom] = [await visit(browser), await visit(browser)]
  await withPictures('payments', [dana, tom], async () => {
    await signIn(dana.page, 'Customer', customer.email, customer.password)
    await request(dana.page)
    await signIn(tom.page, 'Vendor', 'tom@example.com')
    await submitBid(tom.page, '180.00')

    await dana.page.goto('/customer')
    await dana.page.getByRole('link', { name: 'View bid' }).click()
    const order = dana.page.getByRole('region', { name: /, order / })
    await order.getByRole('button', { name: 'Accept' }).first().click()
    const sure = dana.page.getByRole('alertdialog', { name: /^Accept \$180\.00 from Becker Hauling/ })
    await sure.getByText('You pay them directly.', { exact: false }).waitFor()
    await sure.getByRole('button', { name: 'Accept' }).click()
    const payment = order.getByRole('region', { name: 'Payment' })
    await payment
      .getByText('You pay Becker Hauling directly: card, check, Zelle.', { exact: false })
      .waitFor()

    await comesDue(openOrderOf(dana.page))
    await tom.page.goto('/')
    const job = await yourJob(tom.page, street)
    await job.getByRole('link', { name: /View Details/ }).click()
    await takeEarly(tom.page, 'Start')
    await takeEarly(tom.page, 'Complete')

    // The vendor is too early; both pages follow each other.
    await markPaid(tom.page, 'Check')
    const asked = order.getByRole('article', { name: 'Becker Hauling says you paid $180.00 by check' })
    await asked.waitFor()
    await expectAccessible(dana.page)
    await press(dana.page, "I Didn't Pay This")
    const denial = dana.page.getByRole('dialog', { name: /^Say that you didn't pay/ })
    await denial.getByLabel('Reason').fill('The check is in the mail')
    await dana.page.keyboard.press('Tab')
    await denial.getByRole('button', { name: "I Didn't Pay This" }).focus()
    await dana.page.keyboard.press('Enter')
    await tom.page.getByText("says they didn't pay it: The check is in the mail", { exact: false }).waitFor()
    await expectAccessible(tom.page)

    await markPaid(tom.page, 'Zelle')
    await order.getByRole('article', { name: /says you paid \$180\.00 by Zelle$/ }).waitFor()
    await press(dana.page, 'Confirm Payment')
    await payment.getByText('Paid in full.').waitFor()
    await tom.page.getByRole('region', { name: 'Payment' }).getByText('Paid in full.').waitFor()
    await expectAccessible(dana.page)

    const [download] = await Promise.all([
      dana.page.waitForEvent('download'),
      payment.getByRole('link', { name: 'Receipt (PDF)' }).click(),
    ])
    const text = pdfText(readFileSync(await download.path()))
    expect(text).toContain('Agreed price\n$180.00')
    expect(text).toContain('Paid by Zelle, confirmed on')
    expect(text).toContain('Paid in full. Amount due\n$0.00')
    expect([...dana.errors, ...tom.errors]).toEqual([])
  })
  await dana.close()
  await tom.close()
  await customer.close()
})
