import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { callAs } from './callAs.js'
import { comesDue } from './comesDue.js'
import { countClicks } from './countClicks.js'
import { newCustomer, placeOrder } from './customers.js'
import { invited } from './inviteVendor.js'
import { journeyOf } from './journey.js'
import { linkMailedTo } from './outbox.js'
import { photo } from './photos.js'
import { signIn, toastSays } from './signIn.js'
import { takeEarly } from './takeEarly.js'

let browser: Browser
const stamp = Date.now().toString(36)

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const DIALOG = 'Welcome to Haulbid, choose a password'

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** The URL of the link with this vendor's name. */
const offerLink = async (order: Locator, business: string) =>
  (await order.getByRole('link', { name: business }).first().getAttribute('href'))!

const rate = async (page: Page, stars: number, comment: string) => {
  const dialog = page.getByRole('form', { name: /^Rate / })
  await dialog.getByRole('radio', { name: new RegExp(`^${stars}`) }).check()
  await dialog.getByLabel('Comment').fill(comment)
  await dialog.getByRole('button', { name: 'Submit Rating' }).click()
  await toastSays(page, 'Rating submitted successfully!')
}

it('walks from an application, invited in two clicks, to a job in an area by distance, a verified document, a rating, and a reply', async () => {
  await journeyOf(browser, 'apply and be invited', async arrive => {
    const business = `Becker ${stamp}`
    const email = `apply-${stamp}@example.org`

    const page = await arrive()
    await page.goto('/')
    await page.getByRole('link', { name: 'Work with Haulbid' }).click()
    const apply = page.getByRole('dialog', { name: 'Work with Haulbid' })
    await apply.getByLabel('Business Name').fill(business)
    await apply.getByLabel('First Name').fill('Ben')
    await apply.getByLabel('Last Name').fill('Becker')
    await apply.getByLabel('Email Address').fill(email)
    await apply.getByLabel('Phone Number').fill('(512) 555-0147')
    await apply.getByLabel('ZIP Code').fill('78664')
    await apply.getByRole('radio', { name: 'Both' }).click()
    await apply.getByRole('checkbox', { name: /may store these details/ }).click()
    await expectNoViolations(page)
    await apply.getByRole('button', { name: 'Apply' }).click()
    await apply.getByText('Thanks! We got your application.').waitFor()
    await apply.getByRole('button', { name: 'Done' }).click()

    const admin = await arrive()
    await signIn(admin, 'Vendor', 'admin@example.com')
    // The worklist shows three, and others may be waiting, but the list has this one.
    await admin.goto('/?tab=vendors')
    const clicks = await countClicks(admin)
    await admin.getByRole('button', { name: `Open ${business}` }).click()
    const application = admin.getByRole('dialog', { name: business })
    await application.getByText(email).waitFor()
    await expectNoViolations(admin)
    await application.getByRole('button', { name: 'Invite' }).click()
    await toastSays(admin, 'Invitation sent')
    expect(clicks.count()).toBe(2)
    await application.getByText('Invited', { exact: true }).waitFor()

    const vendor = await arrive()
    await vendor.goto(await linkMailedTo(email, 'invitation'))
    const choose = vendor.getByRole('dialog', { name: DIALOG })
    await choose.getByLabel('Password', { exact: true }).fill(invited.password)
    await choose.getByLabel('Confirm Password', { exact: true }).fill(invited.password)
    await choose.getByRole('button', { name: 'Save and Sign In' }).click()
    await vendor.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor()

    const text = `Boxes of tiles ${stamp}`
    const dana = await newCustomer()
    const { id } = await placeOrder(dana, text)
    await vendor.getByRole('tab', { name: 'Service Areas' }).click()
    await vendor.getByRole('button', { name: 'Remove 78664' }).waitFor()
    await vendor.getByRole('button', { name: 'Add all around a ZIP code' }).click()
    await vendor.getByLabel('Around ZIP code').fill('78704')
    await vendor.getByRole('button', { name: 'Show ZIP Codes' }).click()
    await vendor.getByText('71 ZIP codes within 10 miles of 78704').waitFor()
    await expectNoViolations(vendor)
    await vendor.getByRole('button', { name: /^Add \d+ ZIP codes$/ }).click()
    await vendor.getByText(/^\d+ ZIP codes added$/).waitFor()
    await vendor.getByRole('button', { name: /^Austin, TX/ }).click()
    await expectNoViolations(vendor)
    await vendor.getByRole('tab', { name: 'Overview' }).click()
    const job = vendor.getByRole('article').filter({ hasText: text })
    await job.waitFor()

    await vendor.getByRole('tab', { name: 'Documents' }).click()
    const insurance = vendor.getByRole('listitem', { name: 'Commercial Insurance' })
    const [chooser] = await Promise.all([
      vendor.waitForEvent('filechooser'),
      insurance.getByRole('button', { name: 'Upload Commercial Insurance' }).click(),
    ])
    await chooser.setFiles(photo('insurance.png', [240, 240, 235]))
    await insurance.getByText('Uploaded', { exact: true }).waitFor()
    const { documentsToReview } = await (await callAs('admin@example.com')).call<{
      documentsToReview: { id: string; vendor: { email: string } }[]
    }>('{ documentsToReview { id vendor { email } } }')
    const sent = documentsToReview.find(document => document.vendor.email === email)!
    await admin.goto(`/?document=${sent.id}`)
    const review = admin.getByRole('dialog', { name: `Commercial Insurance of ${business}` })
    await review.getByLabel('Good through').fill('2035-05-01')
    await review.getByRole('button', { name: 'Approve' }).click()
    await toastSays(admin, 'Document approved')

    await vendor.getByRole('tab', { name: 'Overview' }).click()
    await job.getByRole('button', { name: 'Submit Bid' }).click()
    const bid = vendor.getByRole('dialog', { name: /Junk Pickup/ })
    await bid.getByLabel('Bid Amount ($)').fill('139.50')
    await bid.getByRole('button', { name: 'Submit Bid' }).click()
    await toastSays(vendor, 'Bid submitted successfully!')

    const customer = await arrive()
    await signIn(customer, 'Customer', dana.email, dana.password)
    await customer.goto(`/customer/orders?order=${id}`)
    const order = customer.getByRole('region', { name: /, order / })
    const offer = order.getByRole('article').filter({ hasText: '$139.50' })
    await offer.getByRole('link', { name: business }).waitFor()
    await offer.getByText('Insurance verified', { exact: true }).waitFor()
    await offer.getByRole('button', { name: 'Accept' }).click()
    await customer
      .getByRole('alertdialog', { name: /^Accept \$139\.50/ })
      .getByRole('button', { name: 'Accept' })
      .click()
    await toastSays(customer, 'Bid accepted')
    await comesDue(id)
    await vendor.goto(`/?job=${id}`)
    await takeEarly(vendor, 'Start')
    await takeEarly(vendor, 'Complete')
    await rate(customer, 5, 'Quick, careful, swept up')
    await rate(vendor, 5, 'Everything was ready')
    const done = vendor.getByRole('dialog')
    await done.getByText('Quick, careful, swept up').waitFor()
    await done.getByLabel('Your reply').fill('Gladly again')
    await done.getByRole('button', { name: 'Reply', exact: true }).click()
    await toastSays(vendor, 'Reply sent')
    await order.getByText('Gladly again', { exact: true }).waitFor()

    const stranger = await arrive()
    await stranger.goto('/')
    const profileOf = new URL(await offerLink(order, business), stranger.url())
    await stranger.goto(profileOf.href)
    const profile = stranger.getByRole('dialog', { name: business })
    await profile.getByText('Quick, careful, swept up').waitFor()
    await profile.getByText('Gladly again').waitFor()
    await profile.getByText(/Commercial Insurance/).waitFor()
    await expectNoViolations(stranger)
  })
})
