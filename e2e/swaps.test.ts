import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { acceptBid, newCustomer, placeRental } from './customers.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const timeZone = 'America/Chicago'
const DAY_MS = 86_400_000
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone })

/** A rental whose bid includes a ton for each load, at $65 a ton over, and names $120 for a swap. */
const bookRental = async (customer: Caller, vendor: Caller): Promise<string> => {
  const { id: jobId } = await placeRental(customer, '20_yard', 'In the driveway')
  const { submitBid } = await vendor.call<{ submitBid: { id: string } }>(
    'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }',
    { input: { jobId, price: '349.50', includedTons: '1.00', extraTonPrice: '65.00', swapPrice: '120.00' } },
  )
  await acceptBid(customer, submitBid.id)
  return jobId
}

const addPhoto = async (page: Page, button: Locator, name: string) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.tap()])
  await chooser.setFiles([photo(name, [90, 110, 80])])
}

const expectAccessible = async (page: Page, sizes = [desktop, phone]) => {
  for (const size of sizes)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  await page.emulateMedia({ colorScheme: 'light' })
}

it('swaps a full dumpster on a phone, from the wish to the receipt', async () => {
  const [customer, vendor] = [await newCustomer(), await callAs('vendor@example.com')]
  const jobId = await bookRental(customer, vendor)
  const touch = { hasTouch: true, timezoneId: timeZone }
  const [dana, dale] = [await visit(browser, touch), await visit(browser, touch)]
  await withPictures('swap', [dana, dale], async () => {
    await signIn(dana.page, 'Customer', customer.email, customer.password)
    await dana.page.getByRole('heading', { name: 'Your Recent Orders' }).waitFor()
    await dana.page.setViewportSize(phone)
    await dana.page.goto(`/customer/orders?order=${jobId}`)
    const timeline = dana.page.getByRole('region', { name: 'Timeline' })
    await timeline.getByText('Agreed price').waitFor()
    await signIn(dale.page, 'Vendor', 'vendor@example.com')
    await dale.page.getByRole('tab', { name: 'Today' }).waitFor()
    await dale.page.setViewportSize(phone)
    const visits = dale.page.getByRole('region', { name: 'Timeline' })
    const goThere = async () => {
      await comesDue(jobId)
      await dale.page.goto(`/?job=${jobId}`)
      await visits.getByRole('button', { name: /^I'm on My Way/ }).tap()
      await visits.getByRole('button', { name: "I've Arrived" }).tap()
    }
    await goThere()
    await addPhoto(dale.page, visits.getByRole('button', { name: 'Take Photo' }), 'placed.png')
    await visits.getByText('Uploaded').waitFor()
    await visits.getByLabel('Dumpster').fill('No. 7')
    await visits.getByRole('button', { name: 'Delivery Done' }).tap()
    await timeline.getByRole('button', { name: 'Open when done, photo 1 of 1' }).waitFor()

    // The customer asks, and the price of the bid books it at once.
    await dana.page.getByRole('button', { name: 'Change or Cancel', exact: true }).tap()
    await dana.page.getByRole('button', { name: /^Ask for a swap/ }).tap()
    const wish = dana.page.getByRole('dialog', { name: 'Ask for a swap' })
    await wish.getByLabel('Day', { exact: true }).fill(inDays(3))
    await wish.getByText("$120.00 (the bid's price), at once.").waitFor()
    // Another layout would close the dialog.
    await expectAccessible(dana.page, [phone])
    await wish.getByRole('button', { name: 'Ask for the Swap' }).tap()
    await dana.page.getByText(/will swap your dumpster for an empty one/).waitFor()
    await timeline.getByText('$120.00').first().waitFor()

    // The vendor comes with an empty dumpster and leaves with the full one, three tons of it.
    await goThere()
    await visits.getByLabel('Dumpster left').fill('No. 9')
    await visits.getByLabel('Dumpster taken').fill('No. 7')
    await addPhoto(dale.page, visits.getByRole('button', { name: 'Take Photo' }).first(), 'empty.png')
    await visits.getByText('Uploaded').waitFor()
    await visits.getByLabel('Weight in tons').fill('3')
    await addPhoto(dale.page, visits.getByRole('button', { name: 'Take Photo' }).last(), 'ticket.png')
    await visits.getByText('Uploaded').nth(1).waitFor()
    await expectAccessible(dale.page)
    await visits.getByRole('button', { name: 'Swap Done' }).tap()
    const offer = visits.getByRole('group', { name: 'Charge $130.00 for 2 tons over?' })
    await offer.getByRole('button', { name: 'Charge Extra Weight' }).tap()
    const weight = dale.page.getByRole('dialog', { name: 'Charge extra weight' })
    await weight.getByRole('button', { name: 'Charge', exact: true }).tap()
    await timeline.getByText('$130.00').waitFor()
    await timeline.getByText('No. 9').waitFor()

    // Nothing is due for the pickup but what was agreed, and the receipt has both.
    await dana.page.getByRole('region', { name: 'Payment' }).getByText('$599.50').first().waitFor()
    const receipt = await dana.page.request.get(`/api/jobs/${jobId}/receipt.pdf`)
    expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await expectAccessible(dana.page)
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await Promise.all([dana.close(), dale.close(), customer.close(), vendor.close()])
})
