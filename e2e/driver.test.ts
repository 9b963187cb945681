import type { Browser, Response } from 'playwright'
import { baseUrl, launchBrowser, phone, visit, withPictures } from './browser.js'
import { callAs, visitApi } from './callAs.js'
import { comesDue } from './comesDue.js'
import { acceptBid, junkPickup, newCustomer, placeBid } from './customers.js'
import { linkMailedTo } from './outbox.js'
import { photo } from './photos.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PASSWORD = 'hauling since 1990'

/** A driver of the demo's vendor, who has accepted the invitation. */
const newDriver = async (owner: Awaited<ReturnType<typeof callAs>>) => {
  const email = `luis-${Date.now()}@example.org`
  const { invitePerson } = await owner.call<{ invitePerson: { id: string } }>(
    'mutation ($input: InvitePersonInput!) { invitePerson(input: $input) { id } }',
    { input: { email, firstName: 'Luis', lastName: 'Ortega', role: 'driver' } },
  )
  const token = new URL(await linkMailedTo(email, 'invitation'), baseUrl).searchParams.get('invitation')
  const driver = await visitApi()
  await driver.call('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token, password: PASSWORD, confirmPassword: PASSWORD },
  })
  return { email, id: invitePerson.id }
}

it('lets a driver do a visit on a phone, and shows them no amount', async () => {
  const customer = await newCustomer()
  const owner = await callAs('vendor@example.com')
  const { requestJunkPickup } = await customer.call<{ requestJunkPickup: { id: string } }>(
    'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }',
    { input: junkPickup('Two sofas') },
  )
  const jobId = requestJunkPickup.id
  await acceptBid(customer, (await placeBid(owner, jobId, '349.50')).id)
  await comesDue(jobId)
  const driver = await newDriver(owner)
  const { job } = await owner.call<{ job: { visits: { id: string }[] } }>(
    'query ($id: UUID!) { job(id: $id) { visits { id } } }',
    { id: jobId },
  )
  await owner.call(
    'mutation ($visitId: UUID!, $personId: UUID) { assignVisit(visitId: $visitId, personId: $personId) { id } }',
    { visitId: job.visits[0]!.id, personId: driver.id },
  )

  const luis = await visit(browser, { hasTouch: true, timezoneId: 'America/Chicago' })
  const { page } = luis
  const bodies: Promise<string>[] = []
  const refused: string[] = []
  page.on('response', (response: Response) => {
    if (!/\/(graphql|api)\b/.test(response.url())) return
    bodies.push(response.text().catch(() => ''))
    if (response.status() >= 400) refused.push(response.url())
  })
  await withPictures('driver', [luis], async () => {
    await signIn(page, 'Vendor', driver.email, PASSWORD)
    await page.setViewportSize(phone)
    await page.getByRole('heading', { level: 1, name: 'Your Visits' }).waitFor()
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Today', 'Messages'])
    const card = page.getByRole('article', { name: 'Pickup: Dana Reyes' })
    await card.getByRole('button', { name: /^I'm on My Way/ }).tap()
    await card.getByRole('button', { name: "I've Arrived" }).tap()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      card.getByRole('button', { name: 'Take Photo' }).first().tap(),
    ])
    await chooser.setFiles([photo('done.png', [90, 110, 80])])
    await card.getByRole('button', { name: 'Pickup Done' }).tap()
    await page.getByText('Finished').waitFor()
    await page.getByRole('tab', { name: 'Messages' }).tap()
    await page.getByRole('link', { name: /Dana Reyes/ }).tap()
    const dialog = page.getByRole('dialog', { name: 'Dana Reyes' })
    await dialog.getByRole('heading', { name: 'Messages' }).waitFor()
    expect(await page.content()).not.toMatch(/\$\s?\d/)
    await page.goto('/?tab=documents')
    await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor()
    const all = (await Promise.all(bodies)).join('\n')
    expect(all).toContain('1810 Bouldin Ave')
    expect(all).not.toContain('349.5')
    expect(all).not.toContain('"customerBudget":"')
    expect(refused).toEqual([])
    expect(luis.errors).toEqual([])
  })
  await luis.close()
})
