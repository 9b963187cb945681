import type { Browser, Locator, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { newCustomer, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Opened = { ms: number; skeletons: string[] }

/** Presses what opens a form. Returns the time until the form is drawn, and the skeletons seen before it. */
const openForm = async (page: Page, opener: Locator, label: string): Promise<Opened> => {
  await opener.waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(name => {
    const opened = new Promise(done => {
      let pressedAt = 0
      const skeletons = new Set<string | null>()
      const begin = ({ timeStamp }: MouseEvent) => {
        pressedAt = timeStamp
        skeletons.clear()
      }
      window.addEventListener('click', begin, { capture: true, once: true })
      new MutationObserver((_, observer) => {
        for (const { textContent } of document.querySelectorAll('[data-loading]')) skeletons.add(textContent)
        if (!document.querySelector(`form[aria-label="${name}"]`)) return
        observer.disconnect()
        requestAnimationFrame(now => done({ ms: Math.round(now - pressedAt), skeletons: [...skeletons] }))
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(window, { opened })
  }, label)
  await opener.click()
  return page.evaluate(() => (window as unknown as { opened: Promise<Opened> }).opened)
}

/** The time depends on the machine, so it is printed, and not judged. */
const expectNoSkeleton = (form: string, { ms, skeletons }: Opened) => {
  console.info(`${form}: ${ms} ms after the press`)
  expect(skeletons).toEqual([])
}

it("opens a customer's forms without a skeleton before them", async () => {
  await journeyOf(browser, 'first form', async arrive => {
    const customer = await newCustomer()
    const { id } = await placeOrder(customer)
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.getByRole('article').first().waitFor()
    expectNoSkeleton(
      'Junk pickup',
      await openForm(page, page.getByRole('button', { name: 'Junk Pickup' }), 'Junk Pickup'),
    )
    // A tab that begins here has the code of My Orders alone.
    await page.goto('/customer/orders')
    await page.getByRole('button', { name: 'New Order' }).click()
    expectNoSkeleton(
      'New Order',
      await openForm(page, page.getByRole('link', { name: 'Dumpster Rental' }), 'Dumpster Rental'),
    )
    await page.goto(`/customer/orders?order=${id}`)
    const edit = page.getByRole('link', { name: 'Edit Request' })
    expectNoSkeleton('Edit', await openForm(page, edit, 'Junk Pickup'))
  })
})

it("opens a vendor's bid without a skeleton before it", async () => {
  await journeyOf(browser, 'first bid form', async arrive => {
    await placeOrder(await newCustomer(), 'A couch for the first form')
    const page = await arrive()
    await signIn(page, 'Vendor', 'vendor@example.com')
    const job = page.getByRole('article').filter({ hasText: 'A couch for the first form' })
    const submit = job.getByRole('button', { name: 'Submit Bid' })
    expectNoSkeleton('Submit Bid', await openForm(page, submit, 'Submit bid'))
  })
})
