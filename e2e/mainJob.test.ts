import type { Browser, Page } from 'playwright'
import { launchBrowser, type Visit, visit, withPictures } from './browser.js'
import { comesDue, openOrderOf } from './comesDue.js'
import { photo } from './photos.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'
import { takeEarly } from './takeEarly.js'
import { yourJob } from './yourJobs.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const street = `${Math.floor(1000 + Math.random() * 9000)} Bouldin Ave`
const email = `dana-${Date.now()}@example.org`
const password = 'haul it away'

const signUp = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Customer/ }).click()
  await page.getByRole('button', { name: 'Sign up as a customer' }).click()
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Reyes')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill('(512) 555-0123')
  await page.getByLabel('Initial Service ZIP Code').fill('78704')
  await page.getByRole('radio', { name: /Junk pickup/ }).check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/customer?request=junk_pickup')
}

/** Starts with the form of the service chosen at sign-up. */
const requestJunkPickup = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Junk Pickup' })
  await form.getByLabel('Address').fill(street)
  await form.getByLabel('ZIP Code').fill('78704')
  await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
  expect(await form.getByLabel('Pickup Date and Time: time').inputValue()).toBe('09:00')
  await form.getByLabel('Description of Items').fill('A couch, a dresser and six bags')
  await form.getByLabel('Your Budget ($)').fill('200')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'Add photos' }).click(),
  ])
  await chooser.setFiles([photo('couch.png', [150, 90, 60]), photo('dresser.png', [90, 110, 80])])
  await form.getByText('2 of 2 photos uploaded').waitFor({ state: 'attached' })
  await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
  await toastSays(page, 'Job created successfully!')
}

const requestRental = async (page: Page) => {
  await page.getByRole('button', { name: 'Dumpster Rental' }).click()
  const form = page.getByRole('form', { name: 'Dumpster Rental' })
  await form.getByText(`${street}, 78704`).waitFor()
  await form.getByRole('radio', { name: /20 yard/ }).check()
  await form.getByLabel('Dropoff Date').fill(dayFromNow(6))
  expect(await form.getByLabel('Pickup Date').inputValue()).toBe(dayFromNow(13))
  await form.getByRole('radio', { name: /Morning \(8 AM-12 PM\)/ }).check()
  await form.getByRole('button', { name: 'Request Dumpster Rental' }).click()
  await toastSays(page, 'Job created successfully!')
}

const bidFrom = async (page: Page, price: string, message: string) => {
  const card = page.getByRole('article').filter({ hasText: street }).filter({ hasText: 'A couch, a dresser' })
  await card.getByRole('button', { name: 'Submit Bid' }).click()
  const dialog = page.getByRole('dialog', { name: /Junk Pickup/ })
  await dialog.getByLabel('Bid Amount ($)').fill(price)
  await dialog.getByLabel('Message').fill(message)
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await toastSays(page, 'Bid submitted successfully!')
  await dialog.waitFor({ state: 'hidden' })
  await card.getByText(`Your bid: $${price}`).waitFor()
}

const openOrder = async (page: Page) => {
  const card = page.getByRole('article', { name: 'Junk Pickup' })
  await card.getByRole('link', { name: 'View bids' }).click()
  return page.getByRole('region', { name: /, order / })
}

const ratingCard = (page: Page) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: /^Rating$/ })
    .locator('..')

describe('the main job', () => {
  it('goes from posted to bid on, accepted, done, and rated', async () => {
    const visits: Visit[] = []
    const arrive = async () => {
      const arrived = await visit(browser)
      visits.push(arrived)
      return arrived.page
    }
    await withPictures('main job', visits, async () => {
      const customer = await arrive()
      await signUp(customer)
      await requestJunkPickup(customer)
      await requestRental(customer)
      const recent = customer.getByRole('region', { name: 'Your Recent Orders' })
      await recent.getByRole('article', { name: 'Junk Pickup' }).waitFor()
      await recent.getByRole('article', { name: 'Dumpster Rental' }).waitFor()
      expect(await recent.getByRole('article').count()).toBe(2)

      const vendor = await arrive()
      await signIn(vendor, 'Vendor', 'vendor@example.com')
      const rated = ratingCard(vendor).filter({ hasText: /\d\.\d/ })
      await rated.waitFor()
      const [ratedBefore] = /\d\.\d+/.exec(await rated.innerText())!
      await bidFrom(vendor, '149.50', 'Two of us and a truck, done in an hour')

      const other = await arrive()
      await signIn(other, 'Vendor', 'mia@example.com')
      await bidFrom(other, '180.00', 'Any time that day')

      await customer.reload()
      const order = await openOrder(customer)
      const bid = order.getByRole('article').filter({ hasText: '$149.50' })
      await bid.getByText('Two of us and a truck, done in an hour').waitFor()
      await order.getByRole('article').filter({ hasText: '$180.00' }).waitFor()
      await bid.getByRole('button', { name: 'Accept' }).click()
      const sure = customer.getByRole('alertdialog', { name: /Accept \$149\.50 from Dale Hart\?/ })
      await sure.getByRole('button', { name: 'Accept' }).click()
      await toastSays(customer, 'Bid accepted')
      await order.getByRole('button', { name: 'Show' }).click()
      await order.getByRole('article').filter({ hasText: '$180.00' }).getByText('Rejected').waitFor()

      await comesDue(openOrderOf(customer))
      await vendor.reload()
      const job = await yourJob(vendor, street)
      await job.getByRole('link', { name: /View Details/ }).click()
      const details = vendor.getByRole('dialog')
      await details.getByText('(512) 555-0123').waitFor()
      await takeEarly(vendor, 'Start')
      await takeEarly(vendor, 'Complete')
      await details.getByText('Completed').first().waitFor()

      await customer.reload()
      const done = customer.getByRole('region', { name: /, order / })
      await done.getByText('$149.50').first().waitFor()
      await done.getByText('Completed').first().waitFor()
      await done.getByRole('radio', { name: /^5/ }).check()
      await done.getByLabel('Comment').fill('Quick, careful, swept up')
      await done.getByRole('button', { name: 'Submit Rating' }).click()
      await toastSays(customer, 'Rating submitted successfully!')

      // Sealed until the vendor has rated, too.
      await vendor.reload()
      await details.getByRole('radio', { name: /^5/ }).check()
      await details.getByRole('button', { name: 'Submit Rating' }).click()
      await toastSays(vendor, 'Rating submitted successfully!')
      await vendor.goto('/')
      await vendor.reload()
      // Other journeys rate the same vendor, so the number itself depends on which ran first.
      await rated.filter({ hasNotText: ratedBefore }).waitFor()

      await customer.goto('/customer')
      await customer.getByRole('button', { name: 'Log out' }).click()
      await customer.getByRole('button', { name: /^Customer/ }).waitFor()
      await signIn(customer, 'Customer', email, password)
      const again = customer
        .getByRole('region', { name: 'Your Recent Orders' })
        .getByRole('article', { name: 'Junk Pickup' })
      await again.getByText('Completed').waitFor()
      await again.getByText('$149.50', { exact: true }).waitFor()
      for (const { errors } of visits) expect(errors).toEqual([])
    })
    for (const each of visits) await each.close()
  })
})
