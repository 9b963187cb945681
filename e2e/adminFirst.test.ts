import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { countClicks } from './countClicks.js'
import { newCustomer, placeOrder } from './customers.js'
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

type Waiting = { worklist: { documents: { id: string; vendor: { firstName: string } }[] } }

/** The demo's vendor has one waiting; leftovers of earlier journeys would push the next one off the first screen. */
const reviewOthers = async () => {
  const { worklist } = await admin.call<Waiting>('{ worklist { documents { id vendor { firstName } } } }')
  for (const { id, vendor } of worklist.documents)
    if (vendor.firstName !== 'Dale')
      await admin.call(
        'mutation ($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }',
        {
          input: { id, approve: false, reason: 'Sent by another journey' },
        },
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
    {
      input: { documentType, fileName: 'paper.png', filePath: createUpload.uploadURL },
    },
  )
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Presses Tab until the text of the focused element matches. */
const tabTo = async (page: Page, words: RegExp) => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (words.test(await focused(page))) return
  }
  throw new Error(`Tab never reached ${words}`)
}

const documents = (page: Page) => page.getByRole('region', { name: 'Documents to review' })

describe("an admin's first minutes", () => {
  it('approves a new document in one click from home', async () => {
    await journeyOf(browser, 'answer a document', async arrive => {
      await reviewOthers()
      const page = await arrive()
      await signIn(page, 'Customer', 'admin@example.com')
      await page.getByRole('region', { name: 'Needs you' }).waitFor()
      await sendDocument('tom@example.com', 'w9_form')
      const clicks = await countClicks(page)
      const paper = documents(page).getByRole('listitem').filter({ hasText: 'W-9 of Becker Hauling' })
      await paper.getByRole('button', { name: 'Approve' }).click()
      await toastSays(page, 'Document approved')
      expect(clicks.count()).toBe(1)
      await page.getByRole('link', { name: 'W-9 of Becker Hauling' }).waitFor({ state: 'detached' })
    })
  })

  it('approves it with the keyboard alone, and goes on to the next row', async () => {
    await journeyOf(browser, 'answer by keyboard', async arrive => {
      await reviewOthers()
      // Tom's W-9 is approved by now, and an approved one isn't uploaded again.
      await sendDocument('rosa@example.com', 'w9_form')
      const page = await arrive()
      await signIn(page, 'Customer', 'admin@example.com')
      const link = documents(page).getByRole('link', { name: 'W-9 of Ellis Haul-Away' })
      await link.waitFor()
      await documents(page).getByRole('link').first().focus()
      while (!(await focused(page)).startsWith('W-9 of Ellis Haul-Away')) await page.keyboard.press('j')
      await tabTo(page, /^Approve$/)
      await page.keyboard.press('Enter')
      await toastSays(page, 'Document approved')
      await link.waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.matches('[data-row^="needs:"]'))
    })
  })

  it('returns by Back and by reload to the page and row from which an order was opened', async () => {
    await journeyOf(browser, 'back to the row', async arrive => {
      const customer = await newCustomer()
      for (let count = 0; count < 12; count++) await placeOrder(customer)
      const page = await arrive()
      await signIn(page, 'Customer', 'admin@example.com')
      await page.getByRole('tab', { name: 'Order Management' }).click()
      await page.getByText(/^Showing 1 to 10 of/).waitFor()
      await page
        .getByRole('navigation', { name: 'Pages of orders' })
        .getByRole('button', { name: 'Next' })
        .click()
      await page.getByText(/^Showing 11 to /).waitFor()
      const row = page.getByRole('button', { name: /^View Details of order/ }).last()
      const name = await row.textContent()
      await row.click()
      await page.getByRole('dialog').waitFor()
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByText(/^Showing 11 to /).waitFor()
      const opened = page.getByRole('button', { name: name!.trim() })
      await page.waitForFunction(words => document.activeElement?.textContent === words, name)
      await page.reload()
      await page.getByText(/^Showing 11 to /).waitFor()
      await page.waitForFunction(words => document.activeElement?.textContent === words, name)
      expect(
        await opened.evaluate(button => {
          const { top, bottom } = button.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight
        }),
      ).toBe(true)
    })
  })
})
