import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { launchBrowser, phone } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { acceptBid, junkPickup, newCustomer, placeBid } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

/** The board opens on the day of the browser, which may be another in the evening. */
const WHERE_THE_JOBS_ARE = { timezoneId: 'America/Chicago' }

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A junk pickup of the demo's vendor that is due today, and its customer. */
const dueToday = async (vendor: Caller, lastName: string) => {
  const customer = await newCustomer()
  const { requestJunkPickup } = await customer.call<{ requestJunkPickup: { id: string } }>(
    'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }',
    { input: { ...junkPickup('Two sofas'), lastName } },
  )
  const jobId = requestJunkPickup.id
  const { id } = await placeBid(vendor, jobId, '349.50')
  await acceptBid(customer, id)
  await comesDue(jobId)
  return { customer, jobId, name: `Pickup: Dana ${lastName}` }
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, person: string, name: string) =>
  column(page, person).getByRole('article', { name, exact: true })

it('plans a day by keyboard, by mouse, and on a phone, and every screen follows', async () => {
  const vendor = await callAs('vendor@example.com')
  const { customer, jobId, name } = await dueToday(vendor, `Boards ${Date.now()}`)
  await journeyOf(
    browser,
    'board',
    async arrive => {
      const rosa = await arrive()
      await signIn(rosa, 'Vendor', 'dispatcher@example.com')
      await rosa.getByRole('link', { name: 'Board', exact: true }).click()
      await cardIn(rosa, 'Unassigned', name).waitFor()
      await expectAccessible(rosa)
      const dale = await arrive()
      await signIn(dale, 'Vendor', 'vendor@example.com')
      await dale.goto('/?board=today')
      await cardIn(dale, 'Unassigned', name).waitFor()

      // By keyboard alone.
      await cardIn(rosa, 'Unassigned', name).getByRole('button', { name: 'Move to…' }).focus()
      await rosa.keyboard.press('Enter')
      const dialog = rosa.getByRole('dialog', { name: `Move ${name}` })
      await dialog.waitFor()
      await expectAccessible(rosa)
      await dialog.getByLabel('Person').focus()
      await rosa.keyboard.type('Luis')
      await dialog.getByRole('button', { name: 'Move', exact: true }).focus()
      await rosa.keyboard.press('Enter')
      await cardIn(rosa, 'Luis Ortega', name).waitFor()
      await rosa.getByText(`${name} is now with Luis Ortega`).waitFor({ state: 'attached' })
      await expect(
        cardIn(rosa, 'Luis Ortega', name)
          .getByRole('button', { name: 'Move to…' })
          .evaluate(button => button === document.activeElement),
      ).resolves.toBe(true)
      // The other window follows.
      await cardIn(dale, 'Luis Ortega', name).waitFor()

      // By dragging.
      await cardIn(dale, 'Luis Ortega', name)
        .getByRole('heading')
        .dragTo(column(dale, 'Maya Chen').getByRole('heading', { name: 'Maya Chen' }))
      await cardIn(dale, 'Maya Chen', name).waitFor()
      await cardIn(rosa, 'Maya Chen', name).waitFor()

      // The customer reads who comes, by the first name.
      const dana = await arrive()
      await signIn(dana, 'Customer', customer.email, customer.password)
      await dana.goto(`/customer/orders?order=${jobId}`)
      await dana
        .getByText(/\(Maya\)/)
        .first()
        .waitFor()
      expect(await dana.content()).not.toContain('Chen')

      await rosa.setViewportSize(phone)
      await rosa
        .getByRole('group', { name: 'Person' })
        .getByRole('button', { name: /^Maya Chen/ })
        .click()
      await cardIn(rosa, 'Maya Chen', name).getByRole('button', { name: 'Move to…' }).click()
      await dialog.getByLabel('Person').selectOption('Unassigned')
      await dialog.getByRole('button', { name: 'Move', exact: true }).click()
      await rosa
        .getByRole('group', { name: 'Person' })
        .getByRole('button', { name: /^Unassigned/ })
        .click()
      await cardIn(rosa, 'Unassigned', name).waitFor()
      await expectAccessible(rosa)
      expect(await rosa.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
      await cardIn(dale, 'Unassigned', name).waitFor()
    },
    WHERE_THE_JOBS_ARE,
  )
})
