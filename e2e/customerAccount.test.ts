import type { Browser, Page } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { callAs } from './callAs.js'
import { newCustomer, placeOrder } from './customers.js'
import { linkMailedTo } from './outbox.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Customer = Awaited<ReturnType<typeof newCustomer>>

const journey = async (name: string, play: (page: Page, dana: Customer) => Promise<void>) => {
  const dana = await newCustomer()
  const arrived = await visit(browser)
  await withPictures(name, [arrived], async () => {
    await play(arrived.page, dana)
    expect(arrived.errors).toEqual([])
  })
  await arrived.close()
}

it('sends a ticket from an order, and shows its answer under it', () =>
  journey('ticket', async (page, dana) => {
    const { id, orderNumber } = await placeOrder(dana)
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.goto(`/customer/orders?order=${id}`)
    await page.getByRole('link', { name: 'Contact support about this order' }).click()
    const form = page.getByRole('form', { name: 'Submit Support Ticket' })
    await form.getByLabel('Issue').fill('Nobody has made a bid yet')
    await form.getByRole('button', { name: 'Submit Ticket' }).click()
    await toastSays(page, 'Support ticket submitted')
    const tickets = page.getByRole('region', { name: 'Your Tickets' })
    const ticket = tickets.getByRole('article').filter({ hasText: orderNumber })
    await ticket.getByText('Open').waitFor()

    const admin = await callAs('admin@example.com')
    const { supportTickets } = await admin.call<{
      supportTickets: { nodes: Array<{ id: string; issue: string }> }
    }>('query { supportTickets(first: 5, status: open) { nodes { id issue } } }')
    await admin.call(
      'mutation ($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }',
      { input: { id: supportTickets.nodes[0]?.id, response: 'We have told five vendors near you' } },
    )

    await ticket.getByText('We have told five vendors near you').waitFor()
    await ticket.getByText('Answered').waitFor()
  }))

it('keeps edits of the account after a reload', () =>
  journey('account', async (page, dana) => {
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.goto('/customer/account')
    await page.getByRole('button', { name: 'Edit Information' }).click()
    const form = page.getByRole('form', { name: 'Personal Information' })
    await form.getByLabel('First Name').fill('Daniela')
    await form.getByLabel('Phone').fill('512-555-0177')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await toastSays(page, 'Account updated')
    await page.getByText('Welcome, Daniela!').waitFor()
    await page.reload()
    await page.getByText('Welcome, Daniela!').waitFor()
    await page.getByText('512-555-0177').waitFor()
  }))

it('saves the notice frequency at once, and shows it in the other window', () =>
  journey('notices', async (page, dana) => {
    await signIn(page, 'Customer', dana.email, dana.password)
    const other = await page.context().newPage()
    for (const window of [page, other]) {
      await window.goto('/customer/account')
      await window.getByRole('table', { name: 'How often we notify you' }).waitFor()
    }
    const name = 'Bids on your orders, by email'
    await page.getByRole('combobox', { name }).selectOption('Once a day')
    await toastSays(page, 'Notifications saved')
    await other
      .locator('select')
      .filter({ has: other.locator('option[value=daily]:checked') })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Quiet hours' }).press('Space')
    await page.getByText('We send notifications at any hour.').waitFor()
    await other.getByText('We send notifications at any hour.').waitFor()
    await page.reload()
    await page.getByText('We send notifications at any hour.').waitFor()
    expect(await page.getByRole('combobox', { name }).inputValue()).toBe('daily')
  }))

it('replaces a forgotten password through the mail', () =>
  journey('forgotten password', async (page, dana) => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Customer/ }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const forgot = page.getByRole('dialog', { name: 'Reset your password' })
    await forgot.getByLabel('Email').fill(dana.email)
    await forgot.getByRole('button', { name: 'Send reset email' }).click()
    await toastSays(page, 'Reset email sent.')

    await page.goto(await linkMailedTo(dana.email))
    const choose = page.getByRole('dialog', { name: 'Choose a new password' })
    await choose.getByLabel('New Password', { exact: true }).fill('haul it anew')
    await choose.getByLabel('Confirm Password', { exact: true }).fill('haul it anew')
    await choose.getByRole('button', { name: 'Save password' }).click()
    await toastSays(page, 'Password changed.')
    await signIn(page, 'Customer', dana.email, 'haul it anew')
    await page.waitForURL('**/customer')
  }))

it('takes back a changed email through the mail to the old address', () =>
  journey('email taken back', async (page, dana) => {
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.goto('/customer/account')
    await page.getByRole('button', { name: 'Edit Information' }).click()
    const form = page.getByRole('form', { name: 'Personal Information' })
    await form.getByLabel('Email').fill(`taken.${dana.email}`)
    await form.getByLabel('Current Password').fill(dana.password)
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await toastSays(page, 'Account updated')

    const link = await linkMailedTo(dana.email, 'takeback')
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(link)
      const ask = page.getByRole('dialog', { name: 'Undo your email change?' })
      await ask.getByRole('button', { name: 'Undo Change' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    await page.getByRole('button', { name: 'Undo Change' }).click()
    await toastSays(page, 'Your previous email is back.')
    await page.getByRole('button', { name: /^Customer/ }).waitFor()

    // The link to choose a password, which was sent afterwards.
    await page.goto(await linkMailedTo(dana.email, 'reset'))
    const choose = page.getByRole('dialog', { name: 'Choose a new password' })
    for (const label of ['New Password', 'Confirm Password'])
      await choose.getByLabel(label, { exact: true }).fill('password1')
    await choose.getByRole('button', { name: 'Save password' }).click()
    await choose.getByText('This password is too easy to guess. Please choose another.').waitFor()
    for (const label of ['New Password', 'Confirm Password'])
      await choose.getByLabel(label, { exact: true }).fill('haul it anew')
    await choose.getByRole('button', { name: 'Save password' }).click()
    await toastSays(page, 'Password changed.')
    await signIn(page, 'Customer', dana.email, 'haul it anew')
    await page.waitForURL('**/customer')
  }))

it('loses nothing when a session ends in the middle of a form', () =>
  journey('session ended', async (page, dana) => {
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.getByRole('button', { name: 'Junk Pickup' }).click()
    const form = page.getByRole('form', { name: 'Junk Pickup' })
    await form.getByLabel('Address').fill('1810 Bouldin Ave')
    await form.getByLabel('ZIP Code').fill('78704')
    await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
    await form.getByLabel('Description of Items').fill('A couch')
    await form.getByLabel('Your Budget ($)').fill('200')
    await dana.call('mutation { signOutEverywhere }')

    await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
    const again = page.getByRole('dialog', { name: 'Your session has ended. Please sign in again.' })
    await again.getByLabel('Password', { exact: true }).fill(dana.password)
    expect(await again.getByLabel('Email').inputValue()).toBe(dana.email)
    await again.getByRole('button', { name: 'Sign In' }).click()
    await again.waitFor({ state: 'hidden' })

    expect(await form.getByLabel('Address').inputValue()).toBe('1810 Bouldin Ave')
    expect(await form.getByLabel('Description of Items').inputValue()).toBe('A couch')
    expect(await form.getByLabel('Pickup Date and Time: date').inputValue()).toBe(dayFromNow(5))
    await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
    await toastSays(page, 'Job created successfully!')
    await page.getByRole('article', { name: 'Junk Pickup' }).waitFor()
  }))
