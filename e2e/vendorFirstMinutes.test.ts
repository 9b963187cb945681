import type { Browser, Page } from 'playwright'
import { launchBrowser, phone } from './browser.js'
import { countClicks } from './countClicks.js'
import { newCustomer, placeOrder } from './customers.js'
import { invited, inviteVendor } from './inviteVendor.js'
import { journeyOf } from './journey.js'
import { photo } from './photos.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
const stamp = Date.now().toString(36)

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const DIALOG = 'Welcome to Haulbid, choose a password'
const papers = ['W-9', "Driver's License", 'Commercial Insurance']

const checklistOf = (page: Page) => page.getByRole('region', { name: 'Get ready for your first job' })
const doneOf = (page: Page, done: number) => checklistOf(page).getByText(`${done} of 4 done`).waitFor()

/**
 * Makes Chromium report every file chooser from now on, because waiting for each one would race with the press that
 * opens it.
 */
const takeChoosers = (page: Page) => page.on('filechooser', () => undefined)

const upload = async (page: Page, paper: string, press: () => Promise<unknown>) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()])
  await chooser.setFiles(photo(`${paper}.png`, [240, 240, 235]))
  await page.getByRole('listitem', { name: paper }).getByText('Uploaded', { exact: true }).waitFor()
  // The badge may arrive over the change stream, before the upload itself has ended.
  await page.getByText('Document uploaded successfully!').first().waitFor()
}

describe('the first minutes of an invited vendor', () => {
  it('takes 12 clicks from the mail to the first bid', async () => {
    await journeyOf(browser, 'first minutes of a vendor', async arrive => {
      const link = await inviteVendor(await arrive(), `first-${stamp}@example.org`)
      const text = `Boxes of tiles ${stamp}`
      await placeOrder(await newCustomer(), text)

      const page = await arrive()
      takeChoosers(page)
      const clicks = await countClicks(page)
      await page.goto(link)
      const choose = page.getByRole('dialog', { name: DIALOG })
      await choose.getByLabel('Password', { exact: true }).fill(invited.password)
      await choose.getByLabel('Confirm Password', { exact: true }).fill(invited.password)
      await choose.getByRole('button', { name: 'Save and Sign In' }).click()
      await page.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor()
      expect(clicks.count()).toBe(1)
      await doneOf(page, 0)

      await checklistOf(page)
        .getByRole('link', { name: /Choose the services/ })
        .click()
      await page.getByRole('checkbox', { name: 'Junk Pickup' }).press('Space')
      await doneOf(page, 1)
      await checklistOf(page)
        .getByRole('link', { name: /Add the ZIP codes/ })
        .click()
      await page.getByRole('textbox', { name: 'ZIP code' }).fill('78704')
      await page.getByRole('button', { name: 'Add ZIP Code' }).click()
      await doneOf(page, 2)
      await checklistOf(page)
        .getByRole('link', { name: /Upload your documents/ })
        .click()
      for (const paper of papers)
        await upload(page, paper, () => page.getByRole('button', { name: `Upload ${paper}` }).click())
      await doneOf(page, 3)

      await checklistOf(page)
        .getByRole('link', { name: /Submit your first bid/ })
        .click()
      const card = page.getByRole('article').filter({ hasText: text })
      await card.getByRole('button', { name: 'Submit Bid' }).click()
      const bid = page.getByRole('dialog', { name: 'Junk Pickup' })
      await bid.getByLabel('Bid Amount ($)').fill('90')
      await bid.getByRole('button', { name: 'Submit Bid' }).click()
      await toastSays(page, 'Bid submitted successfully!')
      await checklistOf(page).waitFor({ state: 'detached' })
      await page.getByRole('region', { name: 'Your bids' }).getByText('$90.00 for Junk Pickup').waitFor()
      expect(clicks.count()).toBeLessThanOrEqual(12)

      // Opens the same link a second time: it says so, and signs nobody in.
      const late = await arrive()
      await late.goto(link)
      const again = late.getByRole('dialog', { name: DIALOG })
      await again.getByLabel('Password', { exact: true }).fill('another password')
      await again.getByLabel('Confirm Password', { exact: true }).fill('another password')
      await again.getByRole('button', { name: 'Save and Sign In' }).click()
      await again.getByText(/This invitation was already used or has expired/).waitFor()
      expect(await late.evaluate(() => localStorage.getItem('user'))).toBeNull()
    })
  })

  it('needs no mouse', async () => {
    await journeyOf(browser, 'first minutes of a vendor by keyboard', async arrive => {
      const link = await inviteVendor(await arrive(), `keys-${stamp}@example.org`)
      const text = `Bags of leaves ${stamp}`
      await placeOrder(await newCustomer(), text)

      const page = await arrive()
      takeChoosers(page)
      const { keyboard } = page
      /** Presses Tab until the element with this name has the focus, from wherever it is. */
      const tabTo = async (name: RegExp) => {
        for (let presses = 0; presses < 60; presses++) {
          const focused = page.locator(':focus')
          const words = await focused.evaluateAll(([element]) => {
            const { ariaLabel, labels, textContent } = (element ?? {}) as HTMLInputElement
            return ariaLabel || (labels?.[0]?.textContent ?? textContent ?? '')
          })
          if (name.test(words)) return
          await keyboard.press('Tab')
        }
        throw new Error(`No way to ${name} by Tab`)
      }

      await page.goto(link)
      await page.getByRole('dialog', { name: DIALOG }).waitFor()
      await tabTo(/^Password/)
      await keyboard.type(invited.password)
      await tabTo(/^Confirm Password/)
      await keyboard.type(invited.password)
      await keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor()
      await doneOf(page, 0)

      await tabTo(/^Choose the services/)
      await keyboard.press('Enter')
      await page.getByRole('checkbox', { name: 'Junk Pickup' }).waitFor()
      await tabTo(/^Junk Pickup/)
      await keyboard.press('Space')
      await doneOf(page, 1)
      await tabTo(/^Add the ZIP codes/)
      await keyboard.press('Enter')
      await page.getByRole('textbox', { name: 'ZIP code' }).waitFor()
      await tabTo(/^ZIP code/)
      await keyboard.type('78704')
      await keyboard.press('Enter')
      await doneOf(page, 2)
      await tabTo(/^Upload your documents/)
      await keyboard.press('Enter')
      await page.getByRole('button', { name: 'Upload W-9' }).waitFor()
      for (const paper of papers) {
        await tabTo(new RegExp(`^Upload ${paper}`))
        await upload(page, paper, () => keyboard.press('Enter'))
      }
      await doneOf(page, 3)
      await tabTo(/^Submit your first bid/)
      await keyboard.press('Enter')
      await page.getByRole('article').filter({ hasText: text }).waitFor()
      await tabTo(/^Submit Bid/)
      await keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Junk Pickup' }).waitFor()
      await tabTo(/^Bid Amount/)
      await keyboard.type('95')
      await keyboard.press('Enter')
      await toastSays(page, 'Bid submitted successfully!')
      await checklistOf(page).waitFor({ state: 'detached' })
    })
  })
})

it('lets a vendor read, filter, and bid on available jobs without losing their place', async () => {
  await journeyOf(browser, 'place in the available jobs', async arrive => {
    const customers = [await newCustomer(), await newCustomer(), await newCustomer()]
    for (let i = 0; i < 24; i++) await placeOrder(customers[i % 3]!, `Row ${i} ${stamp}`)
    const page = await arrive()
    await signIn(page, 'Vendor', 'vendor@example.com')
    await page.setViewportSize(phone)
    await page.goto('/?show=all&type=junk_pickup&zip=78704')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    // Newest first, so this one is on the second page.
    const card = page.getByRole('article').filter({ hasText: `Row 1 ${stamp}` })
    const details = card.getByRole('link', { name: /Details/ })
    await details.scrollIntoViewIfNeeded()
    const placeOf = async () => Math.round((await card.boundingBox())!.y)
    const before = await placeOf()
    const isBack = async () => {
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(1)
      expect(new URL(page.url()).search).toBe('?show=all&type=junk_pickup&zip=78704')
    }
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await details.click()
      await page.getByRole('dialog').waitFor()
      await close()
      await isBack()
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Details'))
    }
    await card.getByRole('button', { name: 'Submit Bid' }).click()
    const bid = page.getByRole('dialog', { name: 'Junk Pickup' })
    await bid.getByLabel('Bid Amount ($)').fill('70')
    await bid.getByRole('button', { name: 'Submit Bid' }).click()
    await card.getByText('Your bid: $70.00').waitFor()
    await isBack()
    await page.waitForFunction(
      text => document.activeElement?.tagName === 'LI' && document.activeElement.textContent?.includes(text),
      `Row 1 ${stamp}`,
    )
  })
})
