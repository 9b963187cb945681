import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright'
import { launchBrowser, phone, visit, withPictures } from './browser.js'
import { callAs } from './callAs.js'
import { acceptBid, junkPickup, newCustomer, placeBid } from './customers.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VENDOR = 'vendor@example.com'
const HOUR_MS = 3_600_000

it('finishes a pickup with a photo in four presses on a phone, and the customer’s page follows', async () => {
  const customer = await newCustomer()
  const { requestJunkPickup } = await customer.call<{ requestJunkPickup: { id: string } }>(
    'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }',
    {
      input: {
        ...junkPickup('A couch'),
        pickupDateTime: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
      },
    },
  )
  const jobId = requestJunkPickup.id
  const vendor = await callAs(VENDOR)
  await acceptBid(customer, (await placeBid(vendor, jobId, '149.50')).id)
  const [dana, dale] = [await visit(browser), await visit(browser, { hasTouch: true })]
  await withPictures('visits', [dana, dale], async () => {
    await signIn(dana.page, 'Customer', customer.email, customer.password)
    await dana.page.goto(`/customer/orders?order=${jobId}`)
    const now = dana.page.getByRole('region', { name: 'Now' })
    await now.getByText(/picks everything up on .+ between/).waitFor()
    await signIn(dale.page, 'Vendor', VENDOR)
    await dale.page.setViewportSize(phone)
    await dale.page.goto(`/?job=${jobId}`)
    const visits = dale.page.getByRole('region', { name: 'Visits' })
    await visits.getByRole('button', { name: '30 minutes' }).tap()
    await now.getByText(/is on the way and expects to be there at/).waitFor()
    await visits.getByRole('button', { name: "I've Arrived" }).tap()
    await now.getByText(/has arrived\.$/).waitFor()
    const [chooser] = await Promise.all([
      dale.page.waitForEvent('filechooser'),
      visits.getByRole('button', { name: 'Add photos' }).tap(),
    ])
    await chooser.setFiles([photo('done.png', [90, 110, 80])])
    const { violations } = await new AxeBuilder({ page: dale.page }).setLegacyMode().analyze()
    expect(violations).toEqual([])
    await visits.getByRole('button', { name: 'Pickup Done' }).tap()
    await dana.page.getByRole('button', { name: 'Open when done, photo 1 of 1' }).waitFor()
    await now.getByText('The job is done.').waitFor()
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await dana.close()
  await dale.close()
})
