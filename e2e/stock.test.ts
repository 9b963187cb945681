import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { desktop, launchBrowser, phone } from './browser.js'
import { callAs } from './callAs.js'
import { newCustomer, placeBid, placeRental } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const isAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
}

/** Presses the button by keyboard. */
const pressIn = async (page: Page, within: ReturnType<Page['getByRole']>, name: string) => {
  await within.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** A customer's rental with bids of Dale and Mia. */
const withBids = async () => {
  const customer = await newCustomer()
  const { id } = await placeRental(customer, '15_yard', 'Behind the gate')
  await placeBid(dale, id, '540.00')
  await placeBid(mia, id, '600.00')
  return { ...customer, id }
}

let dale: Awaited<ReturnType<typeof callAs>>
let mia: Awaited<ReturnType<typeof callAs>>

it('gives the only dumpster to the first customer, and tells the second one to choose another bid', async () => {
  dale = await callAs('vendor@example.com')
  mia = await callAs('mia@example.com')
  await journeyOf(browser, 'the last dumpster', async arrive => {
    const vendor = await arrive()
    await signIn(vendor, 'Vendor', 'vendor@example.com')
    await vendor.getByRole('tab', { name: 'Inventory' }).click()
    const form = vendor.getByRole('form', { name: 'How many 15 yard dumpsters' })
    await form.getByText('Not counted, so bids are never limited.').waitFor()
    await form.getByLabel('How many do you have?').focus()
    await vendor.keyboard.type('1')
    await vendor.keyboard.press('Enter')
    await toastSays(vendor, '15 yard: 1 dumpster')
    await vendor.getByRole('list', { name: '15 yard, the next 14 days' }).waitFor()
    await isAccessible(vendor)

    const [first, second] = [await withBids(), await withBids()]
    const [one, other] = [await arrive(), await arrive()]
    await signIn(one, 'Customer', first.email, first.password)
    await signIn(other, 'Customer', second.email, second.password)
    const bidOf = (page: Page, name: RegExp) =>
      page.getByRole('region', { name: /, order / }).getByRole('article', { name })
    for (const [page, { id }] of [
      [one, first],
      [other, second],
    ] as const) {
      await page.goto(`/customer/orders?order=${id}`)
      await pressIn(page, bidOf(page, /Dale|Hart/), 'Accept')
      await page.getByRole('alertdialog').waitFor()
    }
    const accept = (page: Page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true })
    for (const page of [one, other]) await accept(page).focus()
    await Promise.all([one, other].map(page => page.keyboard.press('Enter')))
    const refused = async (page: Page) => {
      const words = /has no dumpster of that size left for these days. Choose another bid./
      await page.getByRole('alertdialog').getByText(words).waitFor()
      return page
    }
    const loser = await Promise.any([refused(one), refused(other)])
    await toastSays(loser === one ? other : one, 'Bid accepted')
    for (const viewport of [desktop, phone]) {
      await loser.setViewportSize(viewport)
      await isAccessible(loser)
    }
    await pressIn(loser, loser.getByRole('alertdialog'), 'Close')
    await loser.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await bidOf(loser, /Dale|Hart/).waitFor({ state: 'hidden' })
    await pressIn(loser, bidOf(loser, /Mia/), 'Accept')
    await loser.getByRole('alertdialog').waitFor()
    await accept(loser).focus()
    await loser.keyboard.press('Enter')
    await toastSays(loser, 'Bid accepted')

    const list = vendor.getByRole('list', { name: '15 yard dumpsters' })
    await list.getByText(/In the yard, reserved for order/).waitFor()
    await pressIn(vendor, list, 'Take Out 15-1')
    const dialog = vendor.getByRole('dialog', { name: 'Take out 15-1?' })
    await dialog.getByLabel(/^Note/).focus()
    await vendor.keyboard.type('Hinge')
    await isAccessible(vendor)
    await vendor.keyboard.press('Enter')
    await vendor.getByText('1 job has no dumpster').waitFor()
    await list.getByText(/^Out since .*: Hinge$/).waitFor()
    for (const viewport of [phone, desktop]) {
      await vendor.setViewportSize(viewport)
      await isAccessible(vendor)
    }
    await pressIn(vendor, list, 'Return 15-1')
    await vendor.getByText('1 job has no dumpster').waitFor({ state: 'hidden' })

    // Other journeys bid without limit.
    await form.getByLabel('How many do you have?').fill('')
    await vendor.keyboard.press('Enter')
    await toastSays(vendor, '15 yard: not counted')
  })
})
