import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { callAs } from './callAs.js'
import { placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { linkMailedTo } from './outbox.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
const stamp = Date.now().toString(36)

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const search = async (admin: Page, words: string) => {
  await admin.getByRole('tab', { name: 'User Management' }).click()
  const box = admin.getByRole('searchbox', { name: 'Search users' })
  await box.fill(words)
  await box.press('Enter')
}

describe('an admin', () => {
  it('suspends a customer, whose open page ends and says so, and reactivates them', async () => {
    await journeyOf(browser, 'suspend', async arrive => {
      const customer = await arrive()
      await signIn(customer, 'Customer', 'jordan@example.com')
      const admin = await arrive()
      await signIn(admin, 'Customer', 'admin@example.com')
      await search(admin, 'jordan')
      await admin.getByRole('button', { name: 'Suspend Jordan Lee' }).click()
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
      await toastSays(admin, 'User updated successfully!')
      await admin.getByRole('button', { name: 'Reactivate Jordan Lee' }).waitFor()

      await customer.getByText('This account is suspended').first().waitFor()
      await admin.getByRole('button', { name: 'Reactivate Jordan Lee' }).click()
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
      await admin.getByRole('button', { name: 'Suspend Jordan Lee' }).waitFor()
      await signIn(customer, 'Customer', 'jordan@example.com')
    })
  })

  it('changes their own name and password, and signs out every other browser', async () => {
    await journeyOf(browser, "an admin's account", async arrive => {
      const email = `ada-${stamp}@example.org`
      const ada = await callAs('admin@example.com')
      await ada.call('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
        input: { firstName: 'Grace', lastName: 'Moss', email, userType: 'admin' },
      })
      const page = await arrive()
      await page.goto(await linkMailedTo(email, 'invitation'))
      const welcome = page.getByRole('dialog')
      await welcome.getByLabel('Password', { exact: true }).fill('haul it all')
      await welcome.getByLabel('Confirm Password', { exact: true }).fill('haul it all')
      await welcome.getByRole('button', { name: 'Save and Sign In' }).click()
      await page.getByText('Welcome, Grace!').first().waitFor()
      const other = await arrive()
      await signIn(other, 'Customer', email, 'haul it all')

      await page.getByRole('main').getByRole('link', { name: 'My Account' }).click()
      await page.getByRole('button', { name: 'Edit Information' }).click()
      await page.getByLabel('First Name').fill('Gracie')
      await page.getByLabel('Phone').fill('512-555-0177')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await toastSays(page, 'Account updated')
      await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByLabel('Current Password', { exact: true }).fill('haul it all')
      await page.getByLabel('New Password', { exact: true }).fill('haul it away')
      await page.getByLabel('Confirm Password', { exact: true }).fill('haul it away')
      await page.getByRole('button', { name: 'Save Password' }).click()
      await toastSays(page, 'Password changed')
      await other.getByText('Your session has ended.').waitFor()
      await page.goBack()
      await page.getByText('Welcome, Gracie!').first().waitFor()
    })
  })

  it('pages through 25 people, ten at a time', async () => {
    await journeyOf(browser, '25 people', async arrive => {
      const ada = await callAs('admin@example.com')
      const CREATE = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }'
      const tag = `Quire${stamp}`
      for (let i = 1; i <= 25; i++) {
        const email = `q${i}-${stamp}@example.org`
        await ada.call(CREATE, { input: { firstName: tag, lastName: `No${i}`, email, userType: 'customer' } })
      }
      const admin = await arrive()
      await signIn(admin, 'Customer', 'admin@example.com')
      await search(admin, tag)
      await admin.getByText('Showing 1 to 10 of 25 results').waitFor()
      expect(await admin.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
      await admin.getByRole('button', { name: 'Next' }).click()
      await admin.getByText('Showing 11 to 20 of 25 results').waitFor()
      await admin.getByRole('button', { name: 'Next' }).click()
      await admin.getByText('Showing 21 to 25 of 25 results').waitFor()
      expect(await admin.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
      await admin.getByRole('button', { name: 'Previous' }).click()
      await admin.getByText('Showing 11 to 20 of 25 results').waitFor()
    })
  })

  it('cancels an order for a reason that its customer sees', async () => {
    await journeyOf(browser, 'admin cancels', async arrive => {
      const casey = await callAs('customer@example.com')
      const { id, orderNumber } = await placeOrder(casey, `Not wanted ${stamp}`)
      const admin = await arrive()
      await signIn(admin, 'Customer', 'admin@example.com')
      await admin.getByRole('tab', { name: 'Order Management' }).click()
      await admin.getByRole('button', { name: 'View All Orders' }).click()
      const box = admin.getByRole('searchbox', { name: 'Search orders' })
      await box.fill(orderNumber)
      await box.press('Enter')
      await admin.getByRole('button', { name: `View Details of order ${orderNumber}` }).click()
      await admin.getByRole('button', { name: /^Cancel Order/i }).click()
      const sure = admin.getByRole('dialog', { name: `Cancel order ${orderNumber}?` })
      await sure.getByLabel('Reason').fill('Posted twice')
      await sure.getByRole('button', { name: /^Cancel order/i }).click()
      await toastSays(admin, 'Order cancelled')
      const customer = await arrive()
      await signIn(customer, 'Customer', 'customer@example.com')
      await customer.goto(`/customer/orders?order=${id}`)
      await customer.getByText('Posted twice').first().waitFor()
    })
  })

  it('answers a ticket so that its customer sees the answer', async () => {
    await journeyOf(browser, 'answer a ticket', async arrive => {
      const casey = await callAs('customer@example.com')
      const { id } = await placeOrder(casey, `Ticket ${stamp}`)
      const issue = `Where is the truck ${stamp}?`
      await casey.call('mutation ($input: SupportTicketInput!) { openSupportTicket(input: $input) { id } }', {
        input: { orderNumber: id, issue },
      })
      const admin = await arrive()
      await signIn(admin, 'Customer', 'admin@example.com')
      await admin.getByRole('tab', { name: 'Order Management' }).click()
      const ticket = admin.getByRole('article').filter({ hasText: issue })
      await ticket.getByRole('button', { name: 'Reply' }).click()
      const reply = admin.getByRole('dialog', { name: 'Reply to Casey Morgan' })
      await reply.getByLabel('Your answer').fill('Two streets away')
      await reply.getByRole('button', { name: 'Send Answer' }).click()
      await toastSays(admin, 'Answer sent')
      const customer = await arrive()
      await signIn(customer, 'Customer', 'customer@example.com')
      await customer.goto('/customer/support')
      await customer.getByText('Two streets away').first().waitFor()
    })
  })
})
