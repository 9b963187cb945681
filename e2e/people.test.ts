import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { baseUrl, launchBrowser, phone } from './browser.js'
import { callAs, visitApi } from './callAs.js'
import { journeyOf } from './journey.js'
import { linkMailedTo } from './outbox.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PASSWORD = 'hauling since 1990'
const stamp = Date.now().toString(36)

/** A vendor who works alone. */
const newVendor = async () => {
  const email = `vera-${stamp}@example.org`
  const admin = await callAs('admin@example.com')
  await admin.call('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
    input: { email, firstName: 'Vera', lastName: 'Novak', userType: 'vendor' },
  })
  const token = new URL(await linkMailedTo(email, 'invitation'), baseUrl).searchParams.get('invitation')
  const vendor = await visitApi()
  await vendor.call('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token, password: PASSWORD, confirmPassword: PASSWORD },
  })
  return email
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

const peopleOf = (page: Page) => page.getByRole('region', { name: 'People' })
const rowOf = (page: Page, name: string) =>
  peopleOf(page).getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name })

/** Fills in the invitation without a mouse. The arrows go through the roles. */
const inviteByKeyboard = async (
  owner: Page,
  [first, last]: [string, string],
  email: string,
  roles: readonly string[],
) => {
  const { keyboard } = owner
  const form = peopleOf(owner).getByRole('form', { name: 'Invite somebody' })
  await peopleOf(owner).getByRole('button', { name: 'Invite Somebody' }).focus()
  await keyboard.press('Enter')
  await form.getByRole('heading', { name: 'Invite somebody' }).waitFor()
  for (const words of [first, last, email]) {
    await keyboard.type(words)
    await keyboard.press('Tab')
  }
  for (const [at, role] of roles.entries()) {
    // Radix chooses a role only while the arrow is down.
    await keyboard.press(at === 0 ? 'Space' : 'ArrowDown', { delay: 50 })
    await form.getByRole('radio', { name: role, checked: true }).waitFor()
  }
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await rowOf(owner, `${first} ${last}`).getByText('Invited').waitFor()
  return linkMailedTo(email, 'invitation')
}

const accept = async (page: Page, link: string, words: string | RegExp) => {
  await page.goto(link)
  const dialog = page.getByRole('dialog', { name: 'Welcome to Haulbid, choose a password' })
  await dialog.getByText(words).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Save and Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const changeRole = async (owner: Page, whose: string, dialogName: string, role: string) => {
  await owner.getByRole('button', { name: `Change Role: ${whose}` }).click()
  const dialog = owner.getByRole('dialog', { name: dialogName })
  await dialog.getByRole('radio', { name: role }).press('Space')
  await dialog.getByRole('button', { name: 'Save Role' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

it('invites a dispatcher, changes their role, removes them, and hands the business over', async () => {
  const email = await newVendor()
  await journeyOf(browser, 'people', async arrive => {
    const vera = await arrive()
    await signIn(vera, 'Vendor', email, PASSWORD)
    // Somebody who works alone plans no board.
    expect(await vera.getByRole('link', { name: 'Board', exact: true }).count()).toBe(0)
    await vera.goto('/?view=account')
    const link = await inviteByKeyboard(vera, ['Rosa', 'Diaz'], `rosa-${stamp}@example.org`, [
      'Owner',
      'Dispatcher',
    ])
    await expectAccessible(vera)

    const rosa = await arrive()
    await accept(rosa, link, /^Vera Novak invited you as a dispatcher\./)
    await rosa.getByRole('heading', { level: 1, name: 'Vendor Dashboard' }).waitFor()
    expect(await rosa.getByRole('tab').allTextContents()).toEqual(['Overview', 'Today', 'Inventory'])
    await rosa.getByRole('link', { name: 'Board', exact: true }).click()
    await rosa.getByRole('region', { name: 'Rosa Diaz', exact: true }).waitFor()
    await expectAccessible(rosa)

    await changeRole(vera, 'Rosa Diaz', 'Change the role of Rosa Diaz', 'Driver')
    await rowOf(vera, 'Rosa Diaz').getByText('Driver', { exact: true }).waitFor()
    // Her open window follows.
    await rosa.getByRole('heading', { level: 1, name: 'Your Visits' }).waitFor()
    await rosa.setViewportSize(phone)
    await expectAccessible(rosa)
    await expectNoSidewaysScroll(rosa)

    await vera.getByRole('button', { name: 'Remove Rosa Diaz' }).click()
    const question = vera.getByRole('alertdialog', { name: 'Remove Rosa Diaz?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    await toastSays(vera, 'Rosa Diaz was removed')
    // A second on a quiet machine.
    await rosa.getByText('Your session has ended. Please sign in again.').waitFor({ timeout: 4000 })
    await rowOf(vera, 'Rosa Diaz').waitFor({ state: 'detached' })
    await expectAccessible(rosa)

    const next = await inviteByKeyboard(vera, ['Sam', 'Okafor'], `sam-${stamp}@example.org`, ['Owner'])
    const sam = await arrive()
    await sam.setViewportSize(phone)
    await accept(sam, next, /^Vera Novak invited you as an owner\./)
    await sam.goto('/?view=account')
    await rowOf(sam, 'Sam Okafor').getByText('(you)').waitFor()
    await expectAccessible(sam)
    await expectNoSidewaysScroll(sam)

    await vera.setViewportSize(phone)
    await rowOf(vera, 'Vera Novak').getByRole('button', { name: 'Leave Vera Novak' }).click()
    await vera.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await toastSays(vera, 'You left Vera Novak')
    await peopleOf(sam).getByText(email, { exact: true }).waitFor({ state: 'detached' })
    // The last owner can't leave.
    expect(
      await peopleOf(sam)
        .getByRole('button', { name: /^Leave/ })
        .count(),
    ).toBe(0)
  })
})
