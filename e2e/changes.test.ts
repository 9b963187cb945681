import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { type Caller, callAs } from './callAs.js'
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

type Booked = {
  id: string
  pickupDate: string
  vendor: { firstName: string } | null
  charges: { id: string; kind: string; status: string; amount: string }[]
}

/** The demo's booked rental: 7 days and a ton included, $12 a day after, $65 a ton over. */
const bookedRental = async ({ call }: Caller): Promise<Booked> => {
  const { customerJobs } = await call<{ customerJobs: { nodes: Booked[] } }>(
    `{ customerJobs(status: accepted, type: dumpster_rental) {
      nodes { id pickupDate vendor { firstName } charges { id kind status amount } }
    } }`,
  )
  return customerJobs.nodes[0]!
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

it('charges a heavier load with its ticket, contests it, extends the rental, and cancels late', async () => {
  const [caller, ada] = [await callAs(CUSTOMER), await callAs('admin@example.com')]
  const order = await bookedRental(caller)
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
    const charges = dana.page.getByRole('region', { name: 'Charges' })
    await charges.getByText('Agreed price').waitFor()

    // The vendor charges two tons over, with the ticket; the customer's page follows.
    const weight = await choose(dale.page, 'Charge or Change', /^Charge extra weight/)
    await weight.getByLabel('Extra tons').fill('2')
    await weight.getByText('2 tons × $65.00 = $130.00', { exact: false }).waitFor()
    const [chooser] = await Promise.all([
      dale.page.waitForEvent('filechooser'),
      weight.getByRole('button', { name: 'Add photo', exact: true }).click(),
    ])
    await chooser.setFiles([photo('ticket.png', [90, 110, 80])])
    await weight.getByText('Uploaded').waitFor()
    await expectAccessible(dale.page)
    await weight.getByRole('button', { name: 'Charge', exact: true }).click()
    await charges.getByText('$130.00').waitFor()
    await charges.getByRole('button', { name: /^Open evidence for/ }).waitFor()

    // The customer contests it; the vendor's page says so, and an admin decides.
    await charges.getByRole('button', { name: 'Contest', exact: true }).focus()
    await dana.page.keyboard.press('Enter')
    const contest = dana.page.getByRole('dialog', { name: /^Contest / })
    await contest.getByLabel('Reason').fill('It was half full')
    await contest.getByRole('button', { name: 'Contest', exact: true }).click()
    await charges.getByText('You contested it: It was half full').waitFor()
    await dale.page.getByText('The customer contested it: It was half full').waitFor()
    await expectAccessible(dana.page)
    const line = (await bookedRental(caller)).charges.find(({ kind }) => kind === 'overweight')!
    await ada.call(
      'mutation ($id: UUID!) { upholdCharge(chargeId: $id, reason: "The ticket shows it") { id } }',
      {
        id: line.id,
      },
    )
    await charges.getByText('Haulbid let it stand: The ticket shows it').waitFor()

    // Keeping it two days longer costs what the form says.
    const longer = await choose(dana.page, 'Change Something', /^Keep it longer/)
    await longer
      .getByLabel('New pickup day')
      .fill(dayOf(Date.parse(`${order.pickupDate}T18:00:00Z`) + 2 * DAY_MS))
    const cost = await longer.getByText(/ = \$\d+\.\d\d\. It changes at once\.$/).textContent()
    await longer.getByRole('button', { name: 'Keep It Longer' }).click()
    const [, amount] = / = (\$\d+\.\d\d)\./.exec(cost ?? '')!
    await charges.getByText(amount!, { exact: true }).first().waitFor()

    // Less than 24 hours ahead, the vendor decides, first thing on the job.
    const soon = new Date(Date.now()).toLocaleTimeString('en-GB', { timeZone }) < '07:50' ? 0 : DAY_MS
    const move = await choose(dana.page, 'Change Something', /^Move a visit/)
    await move.getByLabel('Visit', { exact: true }).selectOption({ index: 1 })
    await move.getByLabel('New day').fill(dayOf(Date.now() + soon))
    await move.getByText(/less than 24 hours ahead/).waitFor()
    await move.getByRole('button', { name: 'Move', exact: true }).click()
    await dana.page.getByRole('article', { name: 'You asked to move the delivery' }).waitFor()
    const asked = dale.page.getByRole('article', { name: /asked to move the delivery$/ })
    await asked.waitFor()
    await expectAccessible(dale.page)
    await asked.getByRole('button', { name: 'Accept', exact: true }).focus()
    await dale.page.keyboard.press('Enter')

    // Now cancelling costs a quarter of the price, at most $75, which the page says before the click.
    await dana.page.getByText('Cancelling costs $75.00.').waitFor()
    await dana.page.getByRole('button', { name: 'Cancel order' }).click()
    const cancel = dana.page.getByRole('dialog', { name: /^Cancel order/ })
    await cancel.getByText(/Cancelling now costs \$75\.00/).waitFor()
    await cancel.getByRole('button', { name: 'Cancel order' }).click()
    await charges.getByText('Late cancellation').waitFor()
    await charges.getByText('Amount due').waitFor()
    expect(await charges.getByText('$75.00').count()).toBeGreaterThan(0)
    await expectAccessible(dana.page)
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await dana.close()
  await dale.close()
})
