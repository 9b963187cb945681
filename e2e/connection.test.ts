import type { Browser, Page } from 'playwright'
import { launchBrowser, phone, visit, withPictures } from './browser.js'
import { newCustomerWithOrders } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
let customer: Awaited<ReturnType<typeof newCustomerWithOrders>>

beforeAll(async () => {
  browser = await launchBrowser()
  customer = await newCustomerWithOrders()
})
afterAll(() => browser.close())

/**
 * Opens the account page, whose first press or key loads the toasts' code. Waits for all other code, since code that
 * fails to load would come with a reload.
 */
const openAccount = async (page: Page) => {
  await signIn(page, 'Customer', customer.email, customer.password)
  await Promise.all([
    // The change stream's code loads last.
    page.waitForEvent('websocket', () => page.url().endsWith('/customer/account')),
    page.goto('/customer/account'),
  ])
  await page.getByRole('button', { name: 'Edit Information' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const savePhone = async (page: Page, digits: string) => {
  await page.getByRole('button', { name: 'Edit Information' }).click()
  const form = page.getByRole('form', { name: 'Personal Information' })
  await form.getByLabel('Phone').fill(`(512) 555-${digits}`)
  await form.getByRole('button', { name: 'Save Changes' }).click()
}

const documentsOf = (page: Page) => {
  const loaded: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded.push(request.url())
  })
  return loaded
}

/** Runs outside a journey, because journeys allow no console errors and these requests fail on purpose. */
const whereRequestsFail = async (name: string, act: (page: Page) => Promise<void>) => {
  const visitor = await visit(browser)
  await withPictures(name, [visitor], () => act(visitor.page))
  await visitor.close()
}

it('fetches what failed offline once the connection is back, and keeps the page', () =>
  whereRequestsFail('offline and back', async page => {
    // Bypasses the browser's cache, which has the code of earlier pages.
    await page.route('**/assets/**', route => route.continue())
    await openAccount(page)
    const loaded = documentsOf(page)
    await page.context().setOffline(true)
    await page.keyboard.press('Tab')
    await page.getByText('You are offline').waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'detached' })
    await savePhone(page, '0111')
    await toastSays(page, 'Account updated')
    expect(loaded).toEqual([])
  }))

it("keeps a page intact when its toasts can't be drawn", () =>
  whereRequestsFail('no toasts', async page => {
    await openAccount(page)
    const loaded = documentsOf(page)
    await page.route('**/assets/Toaster*', route => route.abort())
    await savePhone(page, '0122')
    await page.getByText('(512) 555-0122').waitFor()
    await savePhone(page, '0133')
    await page.getByText('(512) 555-0133').waitFor()
    await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor()
    expect(loaded).toEqual([])
  }))

it('restores the scroll position of a page whose answer comes late, after a reload and after Back', () =>
  journeyOf(browser, 'place of a late page', async arrive => {
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.route('**/graphql', async route => {
      const response = await route.fetch()
      await page.waitForTimeout(400)
      await route.fulfill({ response })
    })
    const isAt = (top: number) => page.waitForFunction(wanted => Math.abs(window.scrollY - wanted) <= 1, top)
    await page.goto('/customer/orders')
    await page.getByText('View Details').nth(4).waitFor()
    await page.evaluate(() => window.scrollTo(0, 600))
    await isAt(600)
    await page.reload()
    await isAt(600)
    await page.goto('/terms-of-service')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isAt(0)
    await page.goBack()
    await isAt(600)
    // A user who scrolls while the page loads is not moved back.
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.wheel(0, -2000)
    await page.getByText('View Details').nth(4).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(600)
  }))

it('continues by keyboard from the page where the user signs in', () =>
  journeyOf(browser, 'focus after signing in', async arrive => {
    const page = await arrive()
    await page.goto('/customer/orders')
    await page.getByRole('button', { name: 'Sign in as a customer' }).press('Enter')
    await page.getByLabel('Email').fill(customer.email)
    await page.getByLabel('Password').fill(customer.password)
    await page.getByLabel('Password').press('Enter')
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'main')
  }))

it('shows a swiped element in full when it gets focus on a phone', () =>
  journeyOf(browser, 'filters by keyboard', async arrive => {
    const page = await arrive()
    await signIn(page, 'Customer', 'admin@example.com')
    await page.setViewportSize(phone)
    await page.goto('/?tab=users')
    const filters = page.getByRole('tabpanel', { name: 'User Management' }).getByRole('combobox')
    await filters.first().waitFor()
    await filters.first().focus()
    for (let count = 1; count < (await filters.count()); count++) {
      await page.keyboard.press('Tab')
      await page.waitForFunction(() => {
        const at = document.activeElement?.getBoundingClientRect()
        return at && at.left >= 0 && at.right <= window.innerWidth
      })
    }
  }))
