import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { newCustomer } from './customers.js'
import { isAccessible } from './isAccessible.js'
import { journeyOf } from './journey.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Rules for junk have buttons of the same names. */
const pressAt = async (page: Page, name: string) => {
  const section = page.getByRole('region', { name: 'Instant Bids', exact: true })
  await section.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Adds a rule for 30 yard dumpsters by keyboard, from Dale's rates. */
const addRule = async (vendor: Page) => {
  await vendor.getByRole('tab', { name: 'Inventory' }).click()
  await vendor.getByRole('heading', { name: 'No instant bids yet' }).waitFor()
  await isAccessible(vendor)
  await pressAt(vendor, 'Add Rule')
  const form = vendor.getByRole('dialog', { name: 'New Rule' })
  await form.getByLabel('Dumpster Size').selectOption('30_yard')
  await form.getByRole('button', { name: 'Use My Rates' }).focus()
  await vendor.keyboard.press('Enter')
  await form.getByText('$540.00 7 days, 3 tons; $12 a day after, $65 a ton over').waitFor()
  await form.getByText(/^It would have bid on/).waitFor()
  await isAccessible(vendor)
  await form.getByLabel('Max per Day').fill('5')
  await vendor.keyboard.press('Enter')
  await toastSays(vendor, 'Rule saved')
  await form.waitFor({ state: 'hidden' })
  return vendor.getByRole('listitem').filter({ hasText: '30 yard for $540.00' })
}

const requestRental = async (page: Page) => {
  await page.getByRole('button', { name: 'Dumpster Rental' }).click()
  const form = page.getByRole('form', { name: 'Dumpster Rental' })
  await form.getByLabel('Address').fill('1810 Bouldin Ave')
  await form.getByLabel('ZIP Code').fill('78704')
  await form.getByRole('radio', { name: /30 yard/ }).check()
  await form.getByLabel('Dropoff Date').fill(dayFromNow(6))
  await form.getByRole('radio', { name: /Morning/ }).check()
  await form.getByRole('button', { name: 'Request Dumpster Rental' }).click()
  await toastSays(page, 'Job created successfully!')
}

it('sets a rule, posts a rental, watches the bid arrive, and accepts it', async () => {
  await journeyOf(browser, 'instant bid', async arrive => {
    const { email, password } = await newCustomer()
    const [vendor, customer] = [await arrive(), await arrive()]
    await signIn(vendor, 'Vendor', 'vendor@example.com')
    await signIn(customer, 'Customer', email, password)
    const rule = await addRule(vendor)
    await rule.getByText("I'll bid $540 on 30 yard rentals in any of my ZIP codes, a day ahead").waitFor()
    const onOff = rule.getByRole('switch', { name: '30 yard for $540.00' })
    await onOff.focus()
    await vendor.keyboard.press('Space')
    await expect(onOff.isChecked()).resolves.toBe(false)
    await isAccessible(vendor)
    await vendor.keyboard.press('Space')
    await expect(onOff.isChecked()).resolves.toBe(true)

    await requestRental(customer)
    await customer.getByText('The first bid is here:').waitFor()
    await customer.getByText('Instant', { exact: true }).waitFor()
    await isAccessible(customer)
    await customer.getByRole('link', { name: 'View the bid' }).click()
    const bid = customer.getByRole('region', { name: /, order / }).getByRole('article', { name: /Dale|Hart/ })
    await bid.getByText('Instant', { exact: true }).waitFor()
    await isAccessible(customer)
    await bid.getByRole('button', { name: 'Accept' }).click()
    await customer.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await toastSays(customer, 'Bid accepted')

    await rule.getByText('1 bid, 1 won').waitFor()
    await pressAt(vendor, 'Off for Today')
    await rule.getByText('Off for today', { exact: true }).waitFor()
    await isAccessible(vendor)
    await rule.getByRole('button', { name: 'Delete' }).focus()
    await vendor.keyboard.press('Enter')
    await vendor.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus()
    await vendor.keyboard.press('Enter')
    await vendor.getByRole('heading', { name: 'No instant bids yet' }).waitFor()
  })
})
