import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { callAs } from './callAs.js'
import { doJob } from './comesDue.js'
import { acceptBid, newCustomer, placeBid, placeOrder } from './customers.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VENDOR = 'vendor@example.com'
const ADMIN = 'admin@example.com'

const expectAccessible = async (page: Page) => {
  for (const size of [phone, desktop])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  await page.emulateMedia({ colorScheme: 'light' })
}

const press = async (page: Page, button: Locator) => {
  await button.focus()
  await page.keyboard.press('Enter')
}

const downloaded = async (page: Page, link: Locator) => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFileSync(await download.path())
}

type Fees = { feeStatements: { nodes: { id: string; vendor: { email: string } }[] } }

it("keeps an admin's month: fees in words, one waived, a statement paid, the vendor's files, the entries", async () => {
  const [ada, dale, dana] = [await callAs(ADMIN), await callAs(VENDOR), await newCustomer()]
  const { id: jobId, orderNumber } = await placeOrder(dana)
  await acceptBid(dana, (await placeBid(dale, jobId, '400.00')).id)
  await doJob(dale, jobId)
  const { feeStatements } = await ada.call<Fees>(
    '{ feeStatements(status: open, first: 1) { nodes { id vendor { email } } } }',
  )
  const open = feeStatements.nodes[0]!
  const [admin, vendor] = [await visit(browser), await visit(browser)]
  await withPictures('statements', [admin, vendor], async () => {
    await signIn(vendor.page, 'Vendor', open.vendor.email)
    await vendor.page.getByRole('tab', { name: 'Today' }).waitFor()
    await vendor.page.goto('/?view=earnings')
    const list = vendor.page.getByRole('table', { name: 'Fee statements by month' })
    // From the middle of a month, the demo's latest statement is past due.
    const isDue = list.getByText(/^Open$|past due$/)
    await isDue.waitFor()
    await expectAccessible(vendor.page)

    // The fee of the job just completed is in the ledger of its order; an admin waives it.
    await signIn(admin.page, 'Customer', ADMIN)
    await admin.page.getByRole('tab', { name: 'User Management' }).waitFor()
    await admin.page.goto(`/?order=${jobId}`)
    const fees = admin.page.getByRole('region', { name: 'Service fees' })
    await fees.getByText(/^Fee of \$20\.00 on Agreed price, /).waitFor()
    await press(admin.page, fees.getByRole('button', { name: 'Waive Fee' }))
    const waive = admin.page.getByRole('dialog', { name: 'Waive the fee of $20.00 on Agreed price?' })
    await waive.getByLabel('Reason').fill('Their first job with us')
    await waive.getByRole('button', { name: 'Waive Fee' }).click()
    await fees.getByText('Their first job with us').waitFor()
    await fees.getByText('$0.00', { exact: true }).waitFor()
    await expectAccessible(admin.page)

    // The vendor's open statement is recorded as paid.
    await admin.page.goto('/?tab=vendors&statements.status=open')
    const rows = admin.page.getByRole('table', { name: 'Fee statements' })
    await rows.getByRole('link').first().waitFor()
    await expectAccessible(admin.page)
    await admin.page.goto(`/?tab=vendors&statement=${open.id}`)
    const statement = admin.page.getByRole('dialog', { name: /^Fee statement for / })
    await press(admin.page, statement.getByRole('button', { name: 'Record Payment' }))
    const payment = admin.page.getByRole('dialog', { name: /^Record a payment of statement / })
    await payment.getByLabel('Reference').fill('Check 1042')
    await expectAccessible(admin.page)
    await payment.getByRole('button', { name: 'Record Payment' }).click()
    await toastSays(admin.page, 'Payment recorded')
    await statement.getByText(/ has paid in full\.$/).waitFor()

    // The vendor's list follows; the statement has its payment and its files.
    await isDue.waitFor({ state: 'detached' })
    await vendor.page.goto(`/?statement=${open.id}`)
    const own = vendor.page.getByRole('dialog', { name: /^Fee statement for / })
    await own.getByText('Paid in full.').waitFor()
    await own.getByText('Payment, Check 1042').waitFor()
    await expectAccessible(vendor.page)
    const pdf = await downloaded(vendor.page, own.getByRole('link', { name: 'Download PDF' }))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const csv = await downloaded(vendor.page, own.getByRole('link', { name: 'Download CSV' }))
    expect(csv.toString()).toMatch(/Order [0-9a-f]{8},/)

    // A payment that bounced is reversed, and its amount is due again.
    await press(admin.page, statement.getByRole('button', { name: 'Reverse Payment' }))
    const reversal = admin.page.getByRole('dialog', { name: /^Reverse the payment of / })
    await reversal.getByLabel('Reason').fill('The check bounced')
    await reversal.getByRole('button', { name: 'Reverse Payment' }).click()
    await own.getByText('Payment reversed: The check bounced').waitFor()

    // The charts have the fees, and the bookkeeper gets the month.
    await admin.page.goto('/?tab=charts')
    const charts = admin.page.getByRole('region', { name: 'Service fees' })
    await charts.getByRole('img', { name: /^Earned: / }).waitFor()
    await charts.getByRole('button', { name: 'Show as a table' }).click()
    await expectAccessible(admin.page)
    await admin.page.getByRole('tab', { name: 'Vendor Management' }).click()
    const section = admin.page.getByRole('region', { name: 'Fee statements' })
    const entries = await downloaded(admin.page, section.getByRole('link', { name: 'Download CSV' }))
    expect(entries.toString()).toContain(`Order ${orderNumber}`)
    expect([...admin.errors, ...vendor.errors]).toEqual([])
  })
  await Promise.all([admin.close(), vendor.close(), dana.close(), ada.close(), dale.close()])
})
