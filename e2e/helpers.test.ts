import type { Browser, Page } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { newCustomer, placeOrder } from './customers.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Does what a password manager or a writing aid does: adds its own popup next to the page. */
const addHelper = (page: Page) =>
  page.evaluate(() => {
    const helper = document.createElement('a-helper')
    helper.style.cssText =
      'position: fixed; z-index: 2147483647; top: 8px; left: 8px; width: 200px; height: 120px; background: white'
    helper.attachShadow({ mode: 'open' }).innerHTML = `
      <button>Fill in</button>
      <input aria-label="Search the helper">
      <div id="list" style="height: 40px; overflow: auto"><p style="height: 400px">Much to choose from</p></div>`
    const button = helper.shadowRoot!.querySelector('button')!
    button.addEventListener('click', () => (button.textContent = 'Filled in'))
    document.body.append(helper)
  })

const ownDialog = async (page: Page) => {
  const customer = await newCustomer()
  const { id } = await placeOrder(customer)
  await signIn(page, 'Customer', customer.email, customer.password)
  await page.goto(`/customer/orders?order=${id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  await dialog.waitFor()
  return dialog
}

it("lets a password manager's or writing aid's popup work while a dialog is open", async () => {
  const arrived = await visit(browser)
  const { page } = arrived
  await withPictures('helpers', [arrived], async () => {
    const dialog = await ownDialog(page)
    await addHelper(page)
    await page.getByRole('button', { name: 'Fill in' }).click()
    await page.getByRole('button', { name: 'Filled in' }).waitFor()

    const search = page.getByLabel('Search the helper')
    await search.click()
    await page.keyboard.type('truck')
    expect(await search.inputValue()).toBe('truck')

    const list = page.locator('#list')
    await list.hover()
    await page.mouse.wheel(0, 120)
    await page.waitForFunction(
      () => (document.querySelector('a-helper')?.shadowRoot?.querySelector('#list')?.scrollTop ?? 0) > 0,
    )

    await search.click()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)

    await page.mouse.click(4, 800)
    await dialog.waitFor({ state: 'detached' })
  })
  await arrived.close()
})
