import { mkdirSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'

const fromEnvironment = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by the runner: run the journeys with npm run e2e`)
  return value
}

/** Each Jest worker has its own server. */
const servers = JSON.parse(fromEnvironment('E2E_SERVERS')) as { url: string; dataDir: string }[]
const server = servers[Number(process.env.JEST_WORKER_ID ?? 1) - 1]
if (!server) throw new Error(`There is no server for worker ${process.env.JEST_WORKER_ID}`)

export const baseUrl = server.url

/** The server's DATA_DIR; its folder `outbox` has the emails it sent. */
export const dataDir = server.dataDir

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const offline = ['--disable-background-networking', '--disable-component-update']
// Chromium's sandbox does not start as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: fromEnvironment('CHROMIUM_PATH'),
    args: [...quiet, ...offline, ...asRoot],
  })

/** For each step in a page. A busy machine can be four times slower than an idle one. */
const STEP_MS = 45_000

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 375, height: 812 }

export interface Visit {
  page: Page
  context: BrowserContext
  /** The errors that the page logged with console.error or threw, in order. */
  errors: string[]
  close(): Promise<void>
}

// Journeys cause refused requests on purpose, and Chromium logs each as a console error.
const isRefusal = (text: string) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text)

/** Opens one user's browser, with its own cookies and storage, and collects every error on its pages. */
export const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: desktop,
    locale: 'en-US',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message.text())) errors.push(message.text())
  })
  return { page, context, errors, close: () => context.close() }
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)

/** Runs a journey; if it fails, leaves a screenshot of each visit in test-results/. */
export const withPictures = async (name: string, visits: Visit[], journey: () => Promise<void>) => {
  try {
    await journey()
  } catch (error) {
    mkdirSync('test-results', { recursive: true })
    for (const [index, { page }] of visits.entries()) {
      const path = `test-results/${fileName(name)}-${index + 1}.png`
      await page.screenshot({ path, fullPage: true }).catch(() => undefined)
    }
    throw error
  }
}
