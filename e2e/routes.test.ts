import type { Browser } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { newCustomer, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

describe('the routes', () => {
  it.each(['/', '/privacy-policy', '/terms-of-service'])('opens %s without an error', async path => {
    const person = await visit(browser)
    await withPictures(`route ${path}`, [person], async () => {
      const response = await person.page.goto(path)
      expect(response?.status()).toBe(200)
      await person.page.getByRole('heading', { level: 1 }).waitFor()
      expect(person.errors).toEqual([])
    })
    await person.close()
  })

  it('shows the Not Found page for any other path', async () => {
    const person = await visit(browser)
    await withPictures('route unknown', [person], async () => {
      const response = await person.page.goto('/nowhere')
      expect(response?.status()).toBe(404)
      await person.page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
      expect(person.errors).toEqual([])
    })
    await person.close()
  })

  it('takes a visitor who opened a link to its page after signing in, by keyboard alone', async () => {
    const customer = await newCustomer()
    const order = await placeOrder(customer, 'A piano')
    await journeyOf(browser, 'link signed out', async arrive => {
      const page = await arrive()
      const link = `/customer/orders?order=${order.id}`
      await page.goto(link)
      await page.getByRole('heading', { level: 1, name: 'Sign in to see this order' }).waitFor()
      await page.getByRole('button', { name: 'Sign in as a customer' }).press('Enter')
      await page.getByLabel('Email').pressSequentially(customer.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(customer.password)
      await page.keyboard.press('Enter')
      await page
        .getByRole('region', { name: /, order / })
        .getByText('A piano')
        .first()
        .waitFor()
      expect(page.url()).toBe(new URL(link, page.url()).href)
    })
  })

  it('opens an address at its top, and goes back and forward to where each page was left', async () => {
    await journeyOf(browser, 'places of addresses', async arrive => {
      const page = await arrive()
      const isAt = (top: number) => page.waitForFunction(wanted => window.scrollY === wanted, top)
      const open = async (path: string) => {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await isAt(0)
      }
      const scrollTo = async (top: number) => {
        await page.evaluate(wanted => window.scrollTo(0, wanted), top)
        await isAt(top)
      }
      await open('/privacy-policy')
      await scrollTo(700)
      await open('/terms-of-service')
      await scrollTo(300)
      await page.reload()
      await isAt(300)
      await page.goBack()
      await isAt(700)
      await page.goForward()
      await isAt(300)
    })
  })

  it('closes a dialog on Back when the tab began there, and only then leaves', async () => {
    await journeyOf(browser, 'back where the tab began', async arrive => {
      const page = await arrive()
      await signIn(page, 'Vendor', 'vendor@example.com')
      const place = new URL('/', page.url()).href
      // The app starts again, with another site before it in the history.
      await page.goto('about:blank')
      await page.goto(place)
      const submit = page.getByRole('button', { name: 'Submit Bid' }).first()
      const dialog = page.getByRole('dialog')
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
        await submit.click()
        await dialog.waitFor()
        await close()
        await dialog.waitFor({ state: 'detached' })
        expect(page.url()).toBe(place)
      }
      await page.goBack()
      await page.waitForURL('about:blank')
      await page.goForward()
      await submit.waitFor()
    })
  })
})
