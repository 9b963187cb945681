import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { type S3Peer, startS3 } from '../api/test/s3.js'
// @ts-expect-error a tool, written without types
import { runServer } from '../tools/runningServer.mjs'
import { launchBrowser, visit, withPictures } from './browser.js'
import { photo } from './photos.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser
let s3: S3Peer
let server: { url: string; dataDir: string; stop(): Promise<void> }

beforeAll(async () => {
  s3 = await startS3()
  server = await runServer('e2e-s3', {
    ...s3.env,
    NODE_ENV: 'development',
    DEMO: 'on',
    RATE_LIMIT_SCALE: '100',
  })
  const env = { ...process.env, ...s3.env, PUBLIC_URL: server.url, DATA_DIR: server.dataDir }
  await promisify(execFile)(process.execPath, ['tools/bucket.mjs'], { env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await s3?.remove()
})

const choose = async (page: Page, ...files: ReturnType<typeof photo>[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add photos' }).click(),
  ])
  await chooser.setFiles(files)
}

/** The page's own requests to the store. */
const asked = (page: Page) => {
  const seen: string[] = []
  page.on('response', response => {
    const { origin, pathname } = new URL(response.url())
    if (origin === s3.url)
      seen.push(`${response.request().method()} ${pathname.split('/')[2]} ${response.status()}`)
  })
  return seen
}

describe('an install that keeps its files in S3', () => {
  it('makes browsers upload and read there, and says so when the store is down', async () => {
    const person = await visit(browser, { baseURL: server.url })
    const { page, errors } = person
    const seen = asked(page)
    await withPictures('s3', [person], async () => {
      await signIn(page, 'Customer', 'customer@example.com')
      await page.getByRole('button', { name: 'Junk Pickup' }).click()
      const form = page.getByRole('form', { name: 'Junk Pickup' })
      await form.getByRole('button', { name: /^Change/ }).click()
      await form.getByLabel('Address').fill('77 Depot Rd')
      await form.getByLabel('ZIP Code').fill('78704')
      await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
      await form.getByLabel('Description of Items').fill('A couch that went to the store')
      await form.getByLabel('Your Budget ($)').fill('200')
      await choose(page, photo('couch.png', [150, 90, 60]))
      await form.getByText('1 of 1 photos uploaded').waitFor({ state: 'attached' })
      expect(seen).toContain('PUT incoming 200')

      await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
      await toastSays(page, 'Job created successfully!')
      const card = page.getByRole('article').filter({ hasText: '77 Depot Rd' })
      const picture = card.locator('img').first()
      await picture.scrollIntoViewIfNeeded()
      await page.waitForFunction(
        // The store serves the original until it has made the thumbnail.
        image => [320, 240].includes((image as HTMLImageElement).naturalWidth),
        await picture.elementHandle(),
      )
      expect(seen.some(line => line.startsWith('GET objects 20'))).toBe(true)
      expect(errors).toEqual([])

      await s3.stop()
      await page.getByRole('button', { name: 'Junk Pickup' }).click()
      await choose(page, photo('dresser.png', [90, 110, 80]))
      await page.getByText('Upload failed').first().waitFor({ timeout: 40_000 })
      await page.getByRole('button', { name: 'Try again: dresser.png' }).waitFor()
      const ready = await page.request.get(`${server.url}/readyz`)
      expect([ready.status(), await ready.json()]).toMatchObject([503, { database: true, store: false }])

      await s3.start()
      await page.getByRole('button', { name: 'Try again: dresser.png' }).click()
      await page.getByText('1 of 1 photos uploaded').waitFor({ state: 'attached' })
    })
    await person.close()
  })
})
