import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { newCustomer, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { photo } from './photos.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const kept = (page: Page) => page.getByText('We kept what you typed.')
const form = (page: Page) => page.getByRole('form', { name: 'Junk Pickup' })

const addPhotos = async (page: Page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form(page).getByRole('button', { name: 'Add photos' }).click(),
  ])
  await chooser.setFiles([photo('couch.png', [150, 90, 60]), photo('dresser.png', [90, 110, 80])])
  await form(page).getByText('2 of 2 photos uploaded').waitFor({ state: 'attached' })
}

test('keeps a request with its photos after a refresh, and sends it', async () => {
  const customer = await newCustomer()
  await journeyOf(browser, 'draft of a request', async arrive => {
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.getByRole('button', { name: 'Junk Pickup' }).click()
    await form(page).getByLabel('Address').fill('1810 Bouldin Ave')
    await form(page).getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
    await form(page).getByLabel('Description of Items').fill('A couch and a dresser')
    await form(page).getByLabel('Your Budget ($)').fill('200')
    await form(page).getByLabel('There are hazardous items').check()
    await addPhotos(page)

    await page.reload()
    await kept(page).waitFor()
    expect(await form(page).getByLabel('Address').inputValue()).toBe('1810 Bouldin Ave')
    expect(await form(page).getByLabel('Pickup Date and Time: date').inputValue()).toBe(dayFromNow(5))
    expect(await form(page).getByLabel('Pickup Date and Time: time').inputValue()).toBe('09:00')
    expect(await form(page).getByLabel('Description of Items').inputValue()).toBe('A couch and a dresser')
    expect(await form(page).getByLabel('Your Budget ($)').inputValue()).toBe('200')
    expect(await form(page).getByLabel('There are hazardous items').isChecked()).toBe(true)
    await form(page).getByText('2 of 2 photos uploaded').waitFor({ state: 'attached' })
    const pictures = form(page).locator('img')
    expect(await pictures.count()).toBe(2)
    await pictures.first().evaluate((image: HTMLImageElement) => image.decode())

    await form(page).getByRole('button', { name: 'Request Junk Pickup' }).click()
    await toastSays(page, 'Job created successfully!')
    const card = page.getByRole('article', { name: 'Junk Pickup' })
    await card.getByRole('link', { name: 'View Details' }).click()
    await page
      .getByRole('region', { name: /, order / })
      .getByRole('button', { name: /^Open / })
      .nth(1)
      .waitFor()
    await page.goto('/customer?request=junk_pickup')
    await form(page).getByLabel('Description of Items').waitFor()
    expect(await kept(page).count()).toBe(0)
    expect(await form(page).getByLabel('Description of Items').inputValue()).toBe('')
  })
})

test('discards a draft with its photos, and forgets it on signing out', async () => {
  const customer = await newCustomer()
  await placeOrder(customer)
  await journeyOf(browser, 'draft discarded', async arrive => {
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.goto('/customer?request=junk_pickup')
    await form(page).getByLabel('Description of Items').fill('A couch')
    await addPhotos(page)
    await page.reload()
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await form(page).getByLabel('Description of Items').inputValue()).toBe('')
    expect(await form(page).locator('img').count()).toBe(0)
    await page.reload()
    await form(page).getByLabel('Description of Items').waitFor()
    expect(await kept(page).count()).toBe(0)

    await page.goto('/customer/support')
    await page.getByLabel('Issue').fill('Nobody came')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'My Orders' }).click()
    await page.getByRole('heading', { name: 'My Orders' }).waitFor()
    await bar.getByRole('link', { name: 'Support' }).click()
    await kept(page).waitFor()
    expect(await page.getByLabel('Issue').inputValue()).toBe('Nobody came')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: /^Customer/ }).waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Nobody came')
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.goto('/customer/support')
    await page.getByLabel('Issue').waitFor()
    expect(await page.getByLabel('Issue').inputValue()).toBe('')
  })
})

test('says after a refresh during an upload which photo to add again', async () => {
  const customer = await newCustomer()
  await journeyOf(browser, 'draft during an upload', async arrive => {
    const page = await arrive()
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.goto('/customer?request=junk_pickup')
    await form(page).getByLabel('Description of Items').fill('A couch')
    // The bytes never arrive.
    await page.route('**/objects/**', route =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    )
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form(page).getByRole('button', { name: 'Add photos' }).click(),
    ])
    await chooser.setFiles([photo('couch.png', [150, 90, 60])])
    await form(page).getByRole('progressbar', { name: 'Uploading couch.png' }).waitFor()
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await form(page).getByText("couch.png wasn't uploaded. Add it again.").waitFor()
    expect(await form(page).getByLabel('Description of Items').inputValue()).toBe('A couch')
  })
})
