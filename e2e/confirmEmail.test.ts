import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { launchBrowser, phone } from './browser.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PASSWORD = 'haul it away'

const signUp = async (page: Page, email: string) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Customer/ }).click()
  await page.getByRole('button', { name: 'Sign up as a customer' }).click()
  const form = page.getByRole('form', { name: 'Create Your Customer Account' })
  await form.getByLabel('First Name').fill('Dana')
  await form.getByLabel('Last Name').fill('Reyes')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Phone Number').fill('(512) 555-0123')
  await form.getByLabel('Initial Service ZIP Code').fill('78704')
  await form.getByRole('radio', { name: /Junk pickup/ }).check()
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await page
    .getByText(/^Welcome, Dana/)
    .first()
    .waitFor()
}

const asks = (page: Page) => page.getByRole('complementary', { name: 'Confirm your email' })

/** Reads the development outbox, as a newcomer does, and follows the link in the newest mail to this address. */
const followLink = async (page: Page, email: string) => {
  const row = page.getByRole('row').filter({ hasText: email }).first()
  for (let look = 0; look < 50 && !(await row.isVisible()); look++) {
    await page.goto('/outbox')
    await page.waitForTimeout(200)
  }
  await row.getByRole('link', { name: 'Confirm your email for Haulbid' }).click()
  await page.getByRole('link', { name: 'Confirm this email' }).click()
}

it("confirms a new customer's email in another browser, and hides the line where they are working", () =>
  journeyOf(browser, 'confirm email', async arrive => {
    const email = `new-${Date.now()}@example.org`
    const [work, second] = [await arrive(), await arrive()]
    await signUp(work, email)
    await asks(work).getByText(`the link we sent to ${email}`).waitFor()
    // It asks, and blocks nobody.
    await work.getByLabel('Description').fill('A couch')
    await asks(work).getByRole('button', { name: 'Send again' }).click()
    await asks(work).getByText(`Sent to ${email}.`, { exact: true }).waitFor()

    await followLink(second, email)
    const dialog = second.getByRole('dialog', { name: 'Confirm your email?' })
    await asks(work).waitFor()
    await dialog.getByRole('button', { name: 'Confirm Email' }).click()
    await toastSays(second, 'Your email is confirmed.')
    await asks(work).waitFor({ state: 'detached' })
    expect(await work.getByLabel('Description').inputValue()).toBe('A couch')

    await followLink(second, email)
    await dialog.getByRole('button', { name: 'Confirm Email' }).click()
    await dialog.getByText('This link was already used').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await signIn(second, 'Customer', email, PASSWORD)
    await second.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await asks(second).count()).toBe(0)
  }))

it('fits the line on a phone, in light and dark, and confirms a changed email in the same browser', () =>
  journeyOf(browser, 'confirm changed email', async arrive => {
    const email = `new-${Date.now()}-2@example.org`
    const page = await arrive()
    await signUp(page, email)
    await asks(page).waitFor()
    await page.setViewportSize(phone)
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, because colors that are still changing between schemes have the contrast of neither.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wide()).toBeLessThanOrEqual(0)

    const changed = email.replace('new-', 'newer-')
    await page.goto('/customer/account')
    await page.getByRole('button', { name: 'Edit Information' }).click()
    const form = page.getByRole('form', { name: 'Personal Information' })
    await form.getByLabel('Email').fill(changed)
    await form.getByLabel('Current Password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await toastSays(page, 'Account updated')
    await asks(page).getByText(`the link we sent to ${changed}`).waitFor()
    await followLink(page, changed)
    await page.getByRole('button', { name: 'Confirm Email' }).click()
    await toastSays(page, 'Your email is confirmed.')
    await asks(page).waitFor({ state: 'detached' })
  }))
