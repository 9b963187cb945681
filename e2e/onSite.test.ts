import type { Browser, Locator, Page } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { acceptBid, newCustomer, placeOrder } from './customers.js'
import { isAccessible } from './isAccessible.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VENDOR = 'vendor@example.com'
const timeZone = 'America/Chicago'

/** A junk pickup booked with half a truck included and $45 an eighth beyond, whose vendor is there. */
const atTheAddress = async (customer: Caller, vendor: Caller): Promise<string> => {
  const { id: jobId } = await placeOrder(customer)
  const { submitBid } = await vendor.call<{ submitBid: { id: string } }>(
    'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }',
    { input: { jobId, price: '249.50', includedEighths: 4, extraEighthPrice: '45.00' } },
  )
  await acceptBid(customer, submitBid.id)
  await comesDue(jobId)
  await vendor.call('mutation ($jobId: UUID!) { startJob(jobId: $jobId) { id } }', { jobId })
  return jobId
}

const addPhoto = async (page: Page, field: Locator, name: string) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.click()])
  await chooser.setFiles([photo(name, [90, 110, 80])])
}

/** Opens the form of a change with the keyboard. */
const choose = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Charge or Change', exact: true }).focus()
  await page.keyboard.press('Enter')
  const option = page.getByRole('dialog').last().getByRole('button', { name })
  await option.waitFor()
  await option.focus()
  await page.keyboard.press('Enter')
  return page.getByRole('dialog').last()
}

it('charges an extra eighth on site, asks for a sofa beyond the list, and both are on the receipt', async () => {
  const [customer, vendor] = [await newCustomer(), await callAs(VENDOR)]
  const jobId = await atTheAddress(customer, vendor)
  const [dana, dale] = [
    await visit(browser, { timezoneId: timeZone }),
    await visit(browser, { timezoneId: timeZone }),
  ]
  await withPictures('on site', [dana, dale], async () => {
    await signIn(dana.page, 'Customer', customer.email, customer.password)
    await dana.page.getByRole('heading', { name: 'Your Recent Orders' }).waitFor()
    await dana.page.goto(`/customer/orders?order=${jobId}`)
    const charges = dana.page.getByRole('region', { name: 'Timeline' })
    await charges.getByText('Agreed price').waitFor()
    await signIn(dale.page, 'Vendor', VENDOR)
    await dale.page.getByRole('tab', { name: 'Today' }).waitFor()
    await dale.page.goto(`/?job=${jobId}`)

    const load = await choose(dale.page, /^Larger load/)
    await load.getByText('Beyond the included load: half a truck.').waitFor()
    await load.getByRole('radio', { name: '1/8 of a truck' }).focus()
    await dale.page.keyboard.press('Space')
    await load.getByText('1 eighth × $45.00 = $45.00.', { exact: false }).waitFor()
    await isAccessible(dale.page)
    const add = load.getByRole('button', { name: 'Add photo', exact: true })
    await addPhoto(dale.page, add, 'before.png')
    await load.getByText('Uploaded').waitFor()
    await addPhoto(dale.page, load.getByRole('button', { name: 'Add photos', exact: true }), 'after.png')
    await load.getByText('Uploaded').nth(1).waitFor()
    await load.getByRole('button', { name: 'Charge', exact: true }).click()
    await charges.getByText('Extra load: 1 eighth').waitFor()
    await charges.getByRole('button', { name: /^Open before loading, evidence for extra load/ }).waitFor()
    await charges.getByRole('button', { name: 'Contest', exact: true }).waitFor()

    const item = await choose(dale.page, /^Item beyond the list/)
    await item.getByLabel('Item', { exact: true }).selectOption('Sofa')
    await item.getByLabel('Price of all').fill('25')
    await isAccessible(dale.page)
    await addPhoto(dale.page, item.getByRole('button', { name: 'Add photos', exact: true }), 'sofa.png')
    await item.getByText('Uploaded').waitFor()
    await item.getByRole('button', { name: 'Propose $25.00' }).click()
    const asked = dana.page.getByRole('article', { name: /asked for \$25\.00 for a sofa$/ })
    await asked.waitFor()
    await isAccessible(dana.page)
    await asked.getByRole('button', { name: 'Accept $25.00' }).click()
    await charges.getByText('A sofa', { exact: true }).waitFor()
    await dana.page.getByText('$319.50').first().waitFor()
    const receipt = await dana.page.request.get(`/api/jobs/${jobId}/receipt.pdf`)
    expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await Promise.all([dana.close(), dale.close(), customer.close(), vendor.close()])
})
