import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { countClicks } from './countClicks.js'
import { acceptBid, placeBid, placeOrder, placeRental } from './customers.js'
import { invited, inviteVendor } from './inviteVendor.js'
import { journeyOf } from './journey.js'
import { photo } from './photos.js'
import { signIn, toastSays } from './signIn.js'
import { takeEarly } from './takeEarly.js'

let browser: Browser
const stamp = Date.now().toString(36)

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Goes from Add User through the email and its link to a signed-in vendor. */
const joinByInvitation = async (arrive: () => Promise<Page>, email: string) => {
  const admin = await arrive()
  const link = await inviteVendor(admin, email)
  const vendor = await arrive()
  await vendor.goto(link)
  const choose = vendor.getByRole('dialog', { name: 'Welcome to Haulbid, choose a password' })
  await choose.getByLabel('Password', { exact: true }).fill(invited.password)
  await choose.getByLabel('Confirm Password', { exact: true }).fill(invited.password)
  await choose.getByRole('button', { name: 'Save and Sign In' }).click()
  await vendor.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor()
  return { admin, vendor }
}

const uploadPaper = async (vendor: Page, paper: string) => {
  const card = vendor.getByRole('listitem', { name: paper })
  const [chooser] = await Promise.all([
    vendor.waitForEvent('filechooser'),
    card.getByRole('button', { name: `Upload ${paper}` }).click(),
  ])
  await chooser.setFiles(photo(`${paper}.png`, [240, 240, 235]))
  await card.getByText('Uploaded', { exact: true }).waitFor()
}

const openVendors = async (admin: Page) => {
  await admin.getByRole('tab', { name: 'Vendor Management' }).click()
  await admin.getByRole('button', { name: 'Manage Vendors' }).click()
}

const openPapers = async (admin: Page, email: string) => {
  const box = admin.getByRole('searchbox', { name: 'Search vendors' })
  await box.fill(email)
  await box.press('Enter')
  await admin.getByText('Showing 1 to 1 of 1 results').waitFor()
  await admin.getByRole('button', { name: 'Review Vera Novak' }).click()
  return admin.getByRole('dialog', { name: 'Vera Novak' })
}

describe('a vendor', () => {
  it('accepts an invitation, sets up shop, and completes a first job', async () => {
    await journeyOf(browser, 'vendor from invitation', async arrive => {
      const { vendor } = await joinByInvitation(arrive, `vera-${stamp}@example.org`)
      await vendor.getByText('No available jobs in your service areas').waitFor()
      await vendor.getByRole('tab', { name: 'Services' }).click()
      await vendor.getByRole('checkbox', { name: 'Junk Pickup' }).press('Space')
      await toastSays(vendor, 'Service updated successfully!')
      await vendor.getByRole('tab', { name: 'Service Areas' }).click()
      await vendor.getByRole('textbox', { name: 'ZIP code' }).fill('78704')
      await vendor.getByRole('button', { name: 'Add ZIP Code' }).click()
      await toastSays(vendor, 'Service area added successfully!')
      await vendor.getByRole('tab', { name: 'Inventory' }).click()
      await vendor.getByRole('textbox', { name: 'Size' }).fill('12 yard')
      await vendor.getByLabel('Price per day ($)').fill('42')
      await vendor.getByRole('button', { name: 'Add Size' }).click()
      await toastSays(vendor, 'Dumpster size added successfully!')
      await vendor.getByText('$42.00/day').waitFor()

      const casey = await callAs('customer@example.com')
      const text = `Shed full of planks ${stamp}`
      const { id } = await placeOrder(casey, text)
      await vendor.reload()
      await vendor.getByRole('tab', { name: 'Overview' }).click()
      const card = vendor.getByRole('article').filter({ hasText: text })
      await card.getByRole('button', { name: 'Submit Bid' }).click()
      const bid = vendor.getByRole('dialog', { name: /Junk Pickup/ })
      await bid.getByLabel('Bid Amount ($)').fill('90')
      await bid.getByRole('button', { name: 'Submit Bid' }).click()
      await toastSays(vendor, 'Bid submitted successfully!')

      const { job } = await casey.call<{ job: { bids: { nodes: { id: string }[] } } }>(
        'query ($id: UUID!) { job(id: $id) { bids { nodes { id } } } }',
        { id },
      )
      await acceptBid(casey, job.bids.nodes[0]!.id)
      await comesDue(id)
      await vendor.reload()
      await vendor
        .getByRole('link', { name: /View Details/ })
        .first()
        .click()
      const details = vendor.getByRole('dialog')
      await takeEarly(vendor, 'Start')
      await takeEarly(vendor, 'Complete')
      await details.getByText('Completed').first().waitFor()
      await details.getByRole('button', { name: 'Close' }).first().click()
      await vendor.getByRole('main').getByText('$90.00').first().waitFor()
    })
  })

  it('keeps rates for their sizes, sees only rentals of these sizes, and bids in three clicks', async () => {
    await journeyOf(browser, 'rates', async arrive => {
      const { vendor } = await joinByInvitation(arrive, `rates-${stamp}@example.org`)
      await vendor.getByRole('tab', { name: 'Services' }).click()
      await vendor.getByRole('checkbox', { name: 'Dumpster Rental' }).press('Space')
      await toastSays(vendor, 'Service updated successfully!')
      await vendor.getByRole('tab', { name: 'Service Areas' }).click()
      await vendor.getByRole('textbox', { name: 'ZIP code' }).fill('78704')
      await vendor.getByRole('button', { name: 'Add ZIP Code' }).click()
      await toastSays(vendor, 'Service area added successfully!')
      await vendor.getByRole('tab', { name: 'Inventory' }).click()
      await vendor.getByRole('textbox', { name: 'Size' }).fill('The long one')
      await vendor.getByLabel('Customers order it as').selectOption('20_yard')
      await vendor.getByLabel('Usual Price ($)').fill('380')
      await vendor.getByLabel('Days Included').fill('7')
      await vendor.getByLabel('Tons Included').fill('2')
      await vendor.getByLabel('Extra Ton ($)').fill('65')
      await vendor.getByRole('button', { name: 'Add Size' }).click()
      await vendor.getByText('You see only rentals of 20 yard dumpsters.').waitFor()

      const casey = await callAs('customer@example.com')
      const theirs = await placeRental(casey, '20_yard', `By the fence ${stamp}`)
      const other = await placeRental(casey, '30_yard', `By the shed ${stamp}`)
      await vendor.reload()
      await vendor.getByRole('tab', { name: 'Overview' }).click()
      const card = vendor.getByRole('article').filter({ hasText: `By the fence ${stamp}` })
      const clicks = await countClicks(vendor)
      await card.getByRole('button', { name: 'Submit Bid' }).click()
      await vendor.getByRole('button', { name: 'Use My Rates' }).click()
      const bid = vendor.getByRole('dialog', { name: 'Dumpster Rental' })
      await bid.getByText('$380.00 7 days, 2 tons; $65 a ton over').waitFor()
      // A typical load of 20 yards weighs a ton more than the bid includes.
      await bid.getByText('about $445 with your load').waitFor()
      await bid.getByRole('button', { name: 'Submit Bid' }).click()
      await toastSays(vendor, 'Bid submitted successfully!')
      expect(clicks.count()).toBe(3)
      await card.getByText('Your bid: $380.00').waitFor()
      expect(await vendor.getByText(`By the shed ${stamp}`).count()).toBe(0)
      for (const { id } of [theirs, other])
        await casey.call('mutation ($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }', { jobId: id })
    })
  })

  it('takes documents from Required to approved, one of them refused first', async () => {
    await journeyOf(browser, 'vendor papers', async arrive => {
      const email = `papers-${stamp}@example.org`
      const { admin, vendor } = await joinByInvitation(arrive, email)
      await vendor.getByRole('tab', { name: 'Documents' }).click()
      await uploadPaper(vendor, 'W-9')
      await openVendors(admin)
      const papers = await openPapers(admin, email)
      await papers.getByRole('button', { name: 'Refuse' }).first().click()
      const refuse = admin.getByRole('dialog', { name: /^Refuse/ })
      await refuse.getByLabel('Reason').fill('Not signed')
      await refuse.getByRole('button', { name: 'Refuse' }).click()
      await toastSays(admin, 'Document refused')

      await vendor.reload()
      await vendor.getByRole('tab', { name: 'Documents' }).click()
      await vendor.getByText('Not signed').first().waitFor()
      const card = vendor.getByRole('listitem', { name: 'W-9' })
      await card.getByText('Required', { exact: true }).waitFor()
      const [chooser] = await Promise.all([
        vendor.waitForEvent('filechooser'),
        card.getByRole('button', { name: /^Upload W-9/ }).click(),
      ])
      await chooser.setFiles(photo('w9-signed.png', [240, 240, 235]))
      await card.getByText('Uploaded', { exact: true }).waitFor()

      await admin.reload()
      // The reload keeps the dialog open.
      const again = admin.getByRole('dialog', { name: 'Vera Novak' })
      await again.getByRole('button', { name: 'Approve' }).first().click()
      await toastSays(admin, 'Document approved')
      await vendor.reload()
      await vendor.getByRole('tab', { name: 'Documents' }).click()
      await vendor.getByText('Approved', { exact: true }).first().waitFor()
    })
  })

  it("sees in the bid's dialog that it was accepted, or the order cancelled", async () => {
    await journeyOf(browser, 'a bid that is over', async arrive => {
      const casey = await callAs('customer@example.com')
      const tom = await callAs('tom@example.com')
      const orders = [`Won ${stamp}`, `Off ${stamp}`] as const
      const [won, off] = [await placeOrder(casey, orders[0]), await placeOrder(casey, orders[1])]
      const bid = await placeBid(tom, won.id, '75')
      await placeBid(tom, off.id, '75')
      const page = await arrive()
      await signIn(page, 'Vendor', 'tom@example.com')
      const change = async (text: string) => {
        const card = page.getByRole('article').filter({ hasText: text })
        await card.getByRole('button', { name: 'Change' }).click()
        await page.getByRole('dialog').getByLabel('Message').fill('Tomorrow at eight')
        return page.getByRole('dialog')
      }
      const first = await change(orders[0])
      await acceptBid(casey, bid.id)
      await first.getByText('The customer has accepted your bid of $75.00.').waitFor()
      await first.getByRole('button', { name: 'Close' }).last().click()
      const second = await change(orders[1])
      await casey.call('mutation ($id: UUID!) { cancelJob(jobId: $id) { id } }', { id: off.id })
      await second.getByText('The order has been cancelled.').waitFor()
      expect(await second.getByLabel('Message').inputValue()).toBe('Tomorrow at eight')
    })
  })

  it('says that a vendor is too late, keeps their words, and shows the current state', async () => {
    await journeyOf(browser, 'two vendors', async arrive => {
      const casey = await callAs('customer@example.com')
      const text = `Race ${stamp}`
      const { id } = await placeOrder(casey, text)
      const late = await arrive()
      await signIn(late, 'Vendor', 'tom@example.com')
      const card = late.getByRole('article').filter({ hasText: text })
      await card.getByRole('button', { name: 'Submit Bid' }).click()
      const dialog = late.getByRole('dialog', { name: /Junk Pickup/ })
      await dialog.getByLabel('Bid Amount ($)').fill('75')
      await dialog.getByLabel('Message').fill('Tomorrow at eight')

      const won = await placeBid(await callAs('mia@example.com'), id, '70')
      await acceptBid(casey, won.id)

      await dialog.getByRole('alert').getByText('This job is no longer available to you.').waitFor()
      expect(await dialog.getByLabel('Message').inputValue()).toBe('Tomorrow at eight')
      expect(await dialog.getByRole('button', { name: 'Submit Bid' }).count()).toBe(0)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await card.waitFor({ state: 'hidden' })
    })
  })
})
