import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { journeyOf } from './journey.js'
import { photo } from './photos.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
let admin: Caller

beforeAll(async () => {
  browser = await launchBrowser()
  admin = await callAs('admin@example.com')
})
afterAll(() => browser.close())

type Waiting = { documentsToReview: { id: string }[] }

/** Reviews the documents left by the demo and earlier journeys. */
const reviewOthers = async () => {
  const { documentsToReview } = await admin.call<Waiting>('{ documentsToReview { id } }')
  for (const { id } of documentsToReview)
    await admin.call(
      'mutation ($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }',
      { input: { id, approve: false, reason: 'Sent by another journey' } },
    )
}

const sendDocument = async (email: string, documentType: string) => {
  const vendor = await callAs(email)
  const { createUpload } = await vendor.call<{ createUpload: { uploadURL: string } }>(
    'mutation { createUpload { uploadURL } }',
  )
  const { buffer } = photo('paper.png', [200, 200, 190])
  await fetch(createUpload.uploadURL, { method: 'PUT', body: new Uint8Array(buffer) })
  await vendor.call(
    'mutation ($input: SaveVendorDocumentInput!) { saveVendorDocument(input: $input) { id } }',
    { input: { documentType, fileName: 'paper.png', filePath: createUpload.uploadURL } },
  )
}

const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)

describe('documents to review', () => {
  it('reviews them one after another by keyboard alone', async () => {
    await journeyOf(browser, 'review documents', async arrive => {
      await reviewOthers()
      await sendDocument('tom@example.com', 'commercial_insurance')
      await sendDocument('tom@example.com', 'drivers_license')
      const page = await arrive()
      await signIn(page, 'Customer', 'admin@example.com')
      const lane = page.getByRole('region', { name: 'Documents to review' })
      await lane.getByRole('link').first().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Commercial Insurance of Becker Hauling' }).waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'group')
      expect(await axe(page)).toEqual([])
      await page.keyboard.press('a')
      // A date field takes its parts one after another.
      await page.keyboard.type('05012035')
      await page.keyboard.press('Enter')
      await toastSays(page, 'Document approved')

      await page.getByRole('dialog', { name: "Driver's License of Becker Hauling" }).waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'group')
      await page.keyboard.press('r')
      await page.keyboard.type('It has')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Since last week')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await toastSays(page, 'Document refused')
      await page.getByText('All documents are reviewed').waitFor()
      expect(await axe(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    })
  })
})
