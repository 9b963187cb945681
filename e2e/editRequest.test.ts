import type { Browser } from 'playwright'
import { launchBrowser } from './browser.js'
import { callAs } from './callAs.js'
import { countClicks } from './countClicks.js'
import { newCustomer, placeBid, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('compares bids, edits the request, lets a vendor confirm that a bid still stands, and accepts it', () =>
  journeyOf(browser, 'edit and confirm', async arrive => {
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await placeBid(await callAs('vendor@example.com'), id, '189.00')
    await placeBid(await callAs('mia@example.com'), id, '148.00')
    const items = `A piano, edited as ${id.slice(0, 4)}`

    const customer = await arrive()
    await signIn(customer, 'Customer', dana.email, dana.password)
    await customer.goto(`/customer/orders?order=${id}`)
    const order = customer.getByRole('region', { name: /, order / })
    const dale = order.getByRole('article', { name: 'Dale Hart' })
    await dale.getByRole('button', { name: 'Accept' }).waitFor()
    const clicks = await countClicks(customer)
    await order.getByRole('link', { name: 'Edit Request' }).click()
    await customer.getByLabel('Description of Items').fill(items)
    await customer.getByRole('button', { name: 'Save Changes' }).click()
    await toastSays(customer, 'Request saved')
    expect(clicks.count()).toBe(2)
    await dale.getByText('Asked to confirm', { exact: true }).waitFor()
    expect(await order.getByRole('button', { name: 'Accept' }).count()).toBe(0)

    const vendor = await arrive()
    await signIn(vendor, 'Vendor', 'vendor@example.com')
    const asked = vendor.getByRole('region', { name: /still stand\?$/ }).getByRole('listitem')
    await asked.filter({ hasText: items }).getByRole('button', { name: 'Still Stands' }).click()
    await toastSays(vendor, 'Your bid still stands')

    await dale.getByRole('button', { name: 'Accept' }).click()
    const sure = customer.getByRole('alertdialog', { name: 'Accept $189.00 from Dale Hart?' })
    await sure.getByText(items).waitFor()
    await sure.getByRole('button', { name: 'Accept' }).click()
    await toastSays(customer, 'Bid accepted')
    await vendor
      .getByRole('region', { name: /still stand\?$/ })
      .getByText(items)
      .waitFor({ state: 'detached' })
  }))
