import type { Browser, Locator, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { callAs } from './callAs.js'
import { comesDue, openOrderOf } from './comesDue.js'
import { newCustomer } from './customers.js'
import { isAccessible } from './isAccessible.js'
import { photo } from './photos.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A vendor's standing price for junk: $140 for a quarter of a truck, mattresses $40 each, stairs $35. */
const standingPrice = async () => {
  const vendor = await callAs('vendor@example.com')
  for (const [kind, takes, price] of [
    ['mattress', 'extra', '40.00'],
    ['tire', 'no', null],
  ])
    await vendor.call(
      'mutation ($kind: ItemKind!, $takes: ItemTakes!, $price: Money) { setVendorItem(kind: $kind, takes: $takes, price: $price) { kind } }',
      { kind, takes, price },
    )
  const { haulRules } = await vendor.call<{ haulRules: { id: string }[] }>('{ haulRules { id } }')
  for (const { id } of haulRules)
    await vendor.call('mutation ($id: UUID!) { deleteHaulRule(id: $id) }', { id })
  await vendor.call('mutation ($input: SaveHaulRuleInput!) { saveHaulRule(input: $input) { id } }', {
    input: {
      minimum: '99',
      eighthPrices: ['80', '140', '190', '240', '290', '330', '370', '400'],
      stairsPrice: '35',
      extraEighthPrice: '45',
      noticeHours: 24,
    },
  })
  return vendor
}

const addPhoto = async (page: Page, button: Locator, name: string) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles([photo(name, [90, 110, 80])])
}

it('prices junk from tapped items to the receipt, with an eighth more on site', async () => {
  const [{ email, password, close }, vendor] = [await newCustomer(), await standingPrice()]
  const [dana, dale] = [await visit(browser), await visit(browser)]
  await withPictures('junk prices', [dana, dale], async () => {
    const customer = dana.page
    await signIn(customer, 'Customer', email, password)
    await customer.goto('/customer?request=junk_pickup')
    const form = customer.getByRole('form', { name: 'Junk Pickup' })
    await form.getByLabel('Description of Items').fill('Old bedroom')
    await form.locator('summary', { hasText: 'What is it?' }).click()
    for (const name of ['Sofa', 'Mattress', 'Mattress'])
      await form.getByRole('button', { name }).first().click()
    await form.getByLabel('Access').selectOption('stairs')
    await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(6))
    await form.getByRole('textbox', { name: 'Address' }).fill('1810 Bouldin Ave')
    await form.getByLabel('Your Budget ($)').fill('300')
    await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
    await toastSays(customer, 'Job created successfully!')

    // The rule bids by itself, and says how its price is made up and what costs extra, before anybody accepts.
    await customer.getByRole('link', { name: /^(View the bid|Compare bids)$/ }).click()
    const bid = customer.getByRole('region', { name: /, order / }).getByRole('article', { name: /Dale|Hart/ })
    await bid.getByText('$255.00').first().waitFor()
    await bid.getByText('Instant', { exact: true }).waitFor()
    await bid
      .getByText(/Doesn't take tires/)
      .first()
      .waitFor()
    await isAccessible(customer)
    await bid.getByRole('button', { name: 'Accept' }).click()
    const accept = customer.getByRole('alertdialog')
    await accept
      .getByText(/Mattress \$40 each/)
      .first()
      .waitFor()
    await isAccessible(customer, [desktop])
    await accept.getByRole('button', { name: 'Accept' }).click()
    await toastSays(customer, 'Bid accepted')
    const jobId = openOrderOf(customer)

    // On site there is an eighth more than the bid includes.
    const page = dale.page
    await signIn(page, 'Vendor', 'vendor@example.com')
    await comesDue(jobId)
    await page.goto(`/?job=${jobId}`)
    const visits = page.getByRole('region', { name: 'Timeline' })
    await visits.getByRole('button', { name: /^I'm on My Way/ }).click()
    await visits.getByRole('button', { name: "I've Arrived" }).click()
    await page.getByRole('button', { name: 'Charge or Change', exact: true }).click()
    await page.getByRole('button', { name: /^Larger load/ }).click()
    const dialog = page.getByRole('dialog', { name: /larger load/i })
    await dialog.getByRole('radio', { name: '1/8 of a truck' }).check()
    await addPhoto(page, dialog.getByRole('button', { name: 'Add photo', exact: true }), 'before.png')
    await addPhoto(page, dialog.getByRole('button', { name: 'Add photos', exact: true }), 'after.png')
    await dialog.getByText('Uploaded').nth(1).waitFor()
    await dialog.getByText('$45.00').first().waitFor()
    await isAccessible(page, [desktop])
    await dialog.getByRole('button', { name: 'Charge', exact: true }).click()
    const timeline = customer.getByRole('region', { name: 'Timeline' })
    await timeline.getByText('$45.00').first().waitFor()
    await customer.getByRole('region', { name: 'Payment' }).getByText('$300.00').first().waitFor()
    await isAccessible(customer, [phone, desktop])
    const receipt = await customer.request.get(`/api/jobs/${jobId}/receipt.pdf`)
    expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await Promise.all([dana.close(), dale.close(), close(), vendor.close()])
})
