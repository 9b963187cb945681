import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright'
import { launchBrowser, phone, visit, withPictures } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { acceptBid, newCustomer, placeBid } from './customers.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VENDOR = 'vendor@example.com'
const DAY_MS = 86_400_000
/** The clock of the job. */
const timeZone = 'America/Chicago'
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone })

const rentalOf = async ({ call }: Caller, lastName: string): Promise<string> => {
  const { requestDumpsterRental } = await call<{ requestDumpsterRental: { id: string } }>(
    'mutation ($input: DumpsterRentalInput!) { requestDumpsterRental(input: $input) { id } }',
    {
      input: {
        firstName: 'Dana',
        lastName,
        phone: '(512) 555-0123',
        address: '1810 Bouldin Ave',
        zipCode: '78704',
        dumpsterSize: '10_yard',
        dropoffDate: dayIn(1),
        dropoffTimePreference: 'anytime',
        pickupDate: dayIn(2),
        images: [],
      },
    },
  )
  return requestDumpsterRental.id
}

type Left = {
  id: string
  kind: string
  status: string
  unitLabel: string | null
  photos: { kind: string }[]
}

const visitsOf = async ({ call }: Caller, id: string): Promise<Left[]> =>
  (
    await call<{ job: { visits: Left[] } }>(
      'query ($id: UUID!) { job(id: $id) { visits { id kind status unitLabel photos { kind } } } }',
      { id },
    )
  ).job.visits

const addPhoto = async (page: Page, button: Locator, name: string) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.tap()])
  await chooser.setFiles([photo(name, [90, 110, 80])])
}

/** The keyboard's focus brings an element into view above the bar of tabs, which stays in reach of a thumb. */
const isClearOfTabs = async (page: Page, element: Locator) => {
  await element.focus()
  const [shown, tabs] = [await element.boundingBox(), await page.getByRole('tablist').boundingBox()]
  expect(Math.round(tabs!.y + tabs!.height)).toBe(phone.height)
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(tabs!.y)
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Milliseconds from a tap, with its request, until another screen shows it. */
const followed = async (tap: () => Promise<unknown>, shown: Locator): Promise<number> => {
  const start = performance.now()
  await tap()
  await shown.waitFor()
  return performance.now() - start
}

it('delivers with a photo in four taps on a phone, picks up with a ticket in five, and the customer’s page follows', async () => {
  const customer = await newCustomer()
  const lastName = `Reyes ${Date.now()}`
  const jobId = await rentalOf(customer, lastName)
  const vendor = await callAs(VENDOR)
  await placeBid(vendor, jobId, '349.50')
  const [dana, dale] = [
    await visit(browser, { timezoneId: timeZone }),
    await visit(browser, { hasTouch: true, timezoneId: timeZone }),
  ]
  await withPictures('visits', [dana, dale], async () => {
    await signIn(dana.page, 'Customer', customer.email, customer.password)
    await dana.page.getByRole('heading', { name: 'Your Recent Orders' }).waitFor()
    await dana.page.goto(`/customer/orders?order=${jobId}`)
    await dana.page.getByRole('button', { name: 'Accept' }).first().click()
    await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    const now = dana.page.getByRole('region', { name: 'Now' })
    await now.getByText(/will deliver your dumpster .+ between/).waitFor()
    await comesDue(jobId)
    await signIn(dale.page, 'Vendor', VENDOR)
    await dale.page.getByRole('tab', { name: 'Today' }).waitFor()
    await dale.page.setViewportSize(phone)
    await dale.page.goto('/?tab=today')

    const delivery = dale.page.getByRole('article', { name: `Delivery: Dana ${lastName}` })
    const delays = [
      await followed(
        () => delivery.getByRole('button', { name: /^I'm on My Way/ }).tap(),
        now.getByText(/is on the way and expects to be there at/),
      ),
      await followed(
        () => delivery.getByRole('button', { name: "I've Arrived" }).tap(),
        now.getByText(/has arrived\.$/),
      ),
    ]
    console.info(`Followed after ${delays.map(Math.round).join(' and ')} ms`)
    await addPhoto(dale.page, delivery.getByRole('button', { name: 'Take Photo' }), 'placed.png')
    await expectAccessible(dale.page)
    await delivery.getByRole('button', { name: 'Delivery Done' }).tap()
    await dana.page.getByRole('button', { name: 'Open when done, photo 1 of 1' }).waitFor()
    await now.getByText(/will pick up your dumpster .+ between/).waitFor()

    // Its day comes, and with it Today is the first screen.
    await comesDue(jobId)
    await dale.page.goto('/')
    const pickup = dale.page.getByRole('article', { name: `Pickup: Dana ${lastName}` })
    await dale.page.getByRole('tab', { name: 'Today', selected: true }).waitFor()
    // From opening to done, with the weight and its ticket, in five taps.
    await pickup.getByRole('button', { name: /^I'm on My Way/ }).tap()
    await pickup.getByRole('button', { name: "I've Arrived" }).tap()
    await pickup.getByLabel('Weight in tons').tap()
    await dale.page.keyboard.type('1.85')
    await addPhoto(
      dale.page,
      pickup.getByRole('button', { name: 'Take Photo of the scale ticket' }),
      'ticket.png',
    )
    await isClearOfTabs(dale.page, pickup.getByRole('button', { name: 'Pickup Done' }))
    await pickup.getByRole('button', { name: 'Pickup Done' }).tap()
    await now.getByText('The job is done.').waitFor()
    await dana.page.getByText('1.85 tons').waitFor()
    await dale.page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(dale.page)
    expect([...dana.errors, ...dale.errors]).toEqual([])
  })
  await dana.close()
  await dale.close()
})

it('keeps a finished visit without a connection through a reload, sends it later, and asks before logging out', async () => {
  const customer = await newCustomer()
  const lastName = `Reyes ${Date.now()}`
  const jobId = await rentalOf(customer, lastName)
  const vendor = await callAs(VENDOR)
  await acceptBid(customer, (await placeBid(vendor, jobId, '349.50')).id)
  await comesDue(jobId)
  const dale = await visit(browser, { hasTouch: true, timezoneId: timeZone })
  const { page } = dale
  await withPictures('offline', [dale], async () => {
    await signIn(page, 'Vendor', VENDOR)
    await page.getByRole('tab', { name: 'Today' }).waitFor()
    await page.setViewportSize(phone)
    await page.goto('/?tab=today')
    const delivery = page.getByRole('article', { name: `Delivery: Dana ${lastName}` })
    await delivery.getByRole('button', { name: /^I'm on My Way/ }).tap()
    await delivery.getByRole('button', { name: "I've Arrived" }).tap()
    await delivery.getByRole('button', { name: 'Take Photo' }).waitFor()
    await dale.context.setOffline(true)
    await addPhoto(page, delivery.getByRole('button', { name: 'Take Photo' }), 'placed.png')
    await delivery.getByText("Kept on this device until you're online").waitFor()
    // The demo's vendor counts dumpsters of this size, and brings one that isn't among them.
    await delivery.getByRole('button', { name: 'Another One' }).tap()
    await delivery.getByLabel('Which dumpster?').fill('No. 12')
    await delivery.getByRole('button', { name: 'Delivery Done (sends once you are online)' }).tap()
    const kept = delivery.getByText('Delivery done')
    await kept.waitFor()
    await expectAccessible(page)

    // A phone that thinks it is online while the store can't be reached.
    await page.route('**/objects/**', route =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await dale.context.setOffline(false)
    await page.reload()
    await kept.waitFor()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('button', { name: 'Log out' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Log out before your work is sent?' })
    await question.getByRole('button', { name: 'Stay' }).tap()

    // It goes out from any page.
    await page.goto('/?tab=services')
    await page.unroute('**/objects/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText('Delivery done').first().waitFor({ timeout: 60_000 })
    const done = (await visitsOf(vendor, jobId)).find(({ kind }) => kind === 'delivery')!
    expect(done).toMatchObject({ status: 'done', unitLabel: 'No. 12', photos: [{ kind: 'after' }] })
  })
  await dale.close()
})
