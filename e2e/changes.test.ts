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

const CUSTOMER = 'customer@example.com'
const VENDOR = 'vendor@example.com'
/** The clock of the job. */
const timeZone = 'America/Chicago'
const DAY_MS = 86_400_000
const dayOf = (moment: number) => new Date(moment).toLocaleDateString('en-CA', { timeZone })

type Booked = { id: string; pickupDate: string }

/** The demo's booked rental: 7 days and a ton included, $12 a day after, $65 a ton over. */
const bookedRental = async ({ call }: Caller): Promise<Booked> => {
  const { customerJobs } = await call<{ customerJobs: { nodes: Booked[] } }>(
    '{ customerJobs(status: accepted, type: dumpster_rental) { nodes { id pickupDate } } }',
  )
  return customerJobs.nodes[0]!
}

/** A rental of a new customer, booked with a ton included and $65 a ton over. */
const bookRental = async (customer: Caller, vendor: Caller): Promise<string> => {
  const { id: jobId } = await placeRental(customer, '10_yard', 'In the driveway')
  const { submitBid } = await vendor.call<{ submitBid: { id: string } }>(
    'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }',
    {
      input: {
        jobId,
        price: '349.50',
        message: 'Any time that day',
        includedTons: '1.00',
        extraTonPrice: '65.00',
      },
    },
  )
  await acceptBid(customer, submitBid.id)
  return jobId
}

const chargeOf = async ({ call }: Caller, id: string, kind: string): Promise<string> => {
  const { job } = await call<{ job: { charges: { id: string; kind: string }[] } }>(
    'query ($id: UUID!) { job(id: $id) { charges { id kind } } }',
    { id },
  )
  return job.charges.find(charge => charge.kind === kind)!.id
}

const addPhoto = async (page: Page, button: Locator, name: string) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles([photo(name, [90, 110, 80])])
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

/** Opens the list of changes with the keyboard and chooses one. */
const choose = async (page: Page, opener: string, name: RegExp) => {
  await page.getByRole('button', { name: opener, exact: true }).focus()
  await page.keyboard.press('Enter')
  const option = page.getByRole('dialog').last().getByRole('button', { name })
  await option.waitFor()
  await option.focus()
  await page.keyboard.press('Enter')
  return page.getByRole('dialog').last()
}

it('delivers, picks up with a ticket, charges the weight over, and the customer contests it', async () => {
  const [customer, vendor, ada] = [
    await newCustomer(),
    await callAs(VENDOR),
    await callAs('admin@example.com'),
  ]
  const jobId = await bookRental(customer, vendor)
  const [dana, dale] = [
    await visit(browser, { timezoneId: timeZone }),
    await visit(browser, { timezoneId: timeZone }),
  ]
  await withPictures('weight', [dana, dale], async () => {
    await signIn(dana.page, 'Customer', customer.email, customer.password)
    await dana.page.getByRole('heading', { name: 'Your Recent Orders' }).waitFor()
    await dana.page.goto(`/customer/orders?order=${jobId}`)
    const charges = dana.page.getByRole('region', { name: 'Timeline' })
    await charges.getByText('Agreed price').waitFor()
    await signIn(dale.page, 'Vendor', VENDOR)
    await dale.page.getByRole('tab', { name: 'Today' }).waitFor()

    // Nothing can be charged for weight before the pickup.
    await dale.page.goto(`/?job=${jobId}`)
    const job = dale.page.getByRole('dialog').first()
    await job.getByRole('button', { name: 'Charge or Change', exact: true }).click()
    const list = dale.page.getByRole('dialog', { name: 'Charge or change' })
    await list.getByRole('button', { name: /^Give a discount/ }).waitFor()
    expect(await list.getByRole('button', { name: /^Charge extra weight/ }).count()).toBe(0)

    const visits = dale.page.getByRole('region', { name: 'Timeline' })
    const goThere = async () => {
      await comesDue(jobId)
      await dale.page.goto(`/?job=${jobId}`)
      await visits.getByRole('button', { name: /^I'm on My Way/ }).click()
      await visits.getByRole('button', { name: "I've Arrived" }).click()
    }
    await goThere()
    await addPhoto(dale.page, visits.getByRole('button', { name: 'Take Photo' }), 'placed.png')
    await visits.getByText('Uploaded').waitFor()
    await visits.getByRole('button', { name: 'Delivery Done' }).click()
    await dana.page.getByRole('button', { name: 'Open when done, photo 1 of 1' }).waitFor()

    // The ticket shows two tons beyond the one included, and the page offers the charge.
    await goThere()
    await visits.getByLabel('Weight in tons').fill('3')
    await addPhoto(dale.page, visits.getByRole('button', { name: 'Add photo', exact: true }), 'ticket.png')
    await visits.getByText('Uploaded').waitFor()
    await visits.getByRole('button', { name: 'Pickup Done' }).click()
    const offer = visits.getByRole('group', { name: 'Charge $130.00 for 2 tons over?' })
    await offer.getByRole('button', { name: 'Charge Extra Weight' }).waitFor()
    await expectAccessible(dale.page)
    await offer.getByRole('button', { name: 'Charge Extra Weight' }).focus()
    await dale.page.keyboard.press('Enter')
    const weight = dale.page.getByRole('dialog', { name: 'Charge extra weight' })
    await weight.getByText('2 tons × $65.00 = $130.00', { exact: false }).waitFor()
    await expectAccessible(dale.page)
    await weight.getByRole('button', { name: 'Charge', exact: true }).click()
    await charges.getByText('$130.00').waitFor()
    await charges.getByRole('button', { name: /^Open evidence for/ }).waitFor()
    await offer.waitFor({ state: 'detached' })

    // The customer contests it; the vendor's page says so, and an admin decides.
    await charges.getByRole('button', { name: 'Contest', exact: true }).focus()
    await dana.page.keyboard.press('Enter')
    const contest = dana.page.getByRole('dialog', { name: /^Contest / })
    await contest.getByLabel('Reason').fill('It was half full')
    await contest.getByRole('button', { name: 'Contest', exact: true }).click()
    await charges.getByText('You contested it: It was half full').waitFor()
    await dale.page.getByText('The customer contested it: It was half full').waitFor()
    await expectAccessible(dana.page)
    await ada.call(
      'mutation ($id: UUID!) { upholdCharge(chargeId: $id, reason: "The ticket shows it") { id } }',
      { id: await chargeOf(customer, jobId, 'overweight') },
    )
    await charges.getByText('Haulbid let it stand: The ticket shows it').waitFor()
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await Promise.all([dana.close(), dale.close(), customer.close(), vendor.close(), ada.close()])
})

it('extends a rental, moves its delivery with consent, and cancels late', async () => {
  const order = await bookedRental(await callAs(CUSTOMER))
  const [dana, dale] = [
    await visit(browser, { timezoneId: timeZone }),
    await visit(browser, { timezoneId: timeZone }),
  ]
  await withPictures('changes', [dana, dale], async () => {
    await signIn(dana.page, 'Customer', CUSTOMER)
    await dana.page.getByRole('heading', { name: 'Your Recent Orders' }).waitFor()
    await dana.page.goto(`/customer/orders?order=${order.id}`)
    await signIn(dale.page, 'Vendor', VENDOR)
    await dale.page.getByRole('tab', { name: 'Today' }).waitFor()
    await dale.page.goto(`/?job=${order.id}`)
    const charges = dana.page.getByRole('region', { name: 'Timeline' })
    await charges.getByText('Agreed price').waitFor()

    // Keeping it two days longer costs what the form says.
    const longer = await choose(dana.page, 'Change or Cancel', /^Keep it longer/)
    await longer
      .getByLabel('New pickup day')
      .fill(dayOf(Date.parse(`${order.pickupDate}T18:00:00Z`) + 2 * DAY_MS))
    const cost = await longer.getByText(/ = \$\d+\.\d\d\. It changes at once\.$/).textContent()
    await longer.getByRole('button', { name: 'Keep It Longer' }).click()
    const [, amount] = / = (\$\d+\.\d\d)\./.exec(cost ?? '')!
    await charges.getByText(amount!, { exact: true }).first().waitFor()

    // Less than 24 hours ahead, the vendor decides, first thing on the job.
    const soon = new Date(Date.now()).toLocaleTimeString('en-GB', { timeZone }) < '07:50' ? 0 : DAY_MS
    const move = await choose(dana.page, 'Change or Cancel', /^Move a visit/)
    await move.getByLabel('Visit', { exact: true }).selectOption({ index: 1 })
    await move.getByLabel('New day').fill(dayOf(Date.now() + soon))
    // An earlier delivery makes the rental longer, too.
    const more = await move.getByText(/ = \$\d+\.\d\d, but less than 24 hours ahead/).textContent()
    const [, price] = / = (\$\d+\.\d\d),/.exec(more ?? '')!
    await move.getByRole('button', { name: 'Move', exact: true }).click()
    await dana.page.getByRole('article', { name: 'You asked to move the delivery' }).waitFor()
    const asked = dale.page.getByRole('article', { name: /asked to move the delivery$/ })
    await asked.waitFor()
    await expectAccessible(dale.page)
    await asked.getByRole('button', { name: `Accept ${price}`, exact: true }).focus()
    await dale.page.keyboard.press('Enter')

    // Now cancelling costs a quarter of the price, at most $75, which the page says before the click.
    await dana.page.getByText('Cancelling costs $75.00.').waitFor()
    await dana.page.getByRole('button', { name: 'Cancel order' }).click()
    const cancel = dana.page.getByRole('dialog', { name: /^Cancel order/ })
    await cancel.getByText(/Cancelling now costs \$75\.00/).waitFor()
    await cancel.getByRole('button', { name: 'Cancel order' }).click()
    await charges.getByText('Late cancellation').waitFor()
    await dana.page.getByRole('region', { name: 'Payment' }).getByText('Amount due').waitFor()
    expect(await charges.getByText('$75.00').count()).toBeGreaterThan(0)
    await expectAccessible(dana.page)
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await dana.close()
  await dale.close()
})
