import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { freePort } from '../../tools/freePort.mjs'
import { startBare } from './bare.mjs'
import { chromiumFlags, signIn, startDemo } from './demo.mjs'

/** The measured screens and the format of their figures, for lighthouse.mjs and processorTime.mjs. */

export const screens = [
  { name: 'Signed out', path: '/', query: 'settings', goals: { score: 95, blocking: 200 } },
  {
    name: 'Customer home',
    path: '/customer',
    email: 'customer@example.com',
    query: 'customerJobs',
    goals: { score: 90, blocking: 350, kilobytes: 230 },
  },
  {
    name: 'Vendor dashboard',
    // On a phone, a day with a visit begins with Today.
    path: '/?tab=overview',
    email: 'vendor@example.com',
    query: 'availableJobs',
    goals: { score: 90, blocking: 400, kilobytes: 230 },
  },
]

export const MOST_OF_BARE = 1.5
export const LONGEST_TASK_MS = 50
export const MOST_SHIFT = 0.02

/** The address of the bare page for a screen, with as many elements. */
export const besideAddress = (bare, { query }, elements) => `${bare.url}/?query=${query}&elements=${elements}`

/** Gives each visit its own profile, so that nothing is cached. */
export const withProfile = async work => {
  const profile = mkdtempSync(join(tmpdir(), 'haulbid-pages-'))
  try {
    return await work(profile)
  } finally {
    // The browser's processes end one after another, so removing their files may need retries.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Runs the work in a browser with this profile, then closes it. */
export const inBrowserOf = async (profile, executablePath, work) => {
  const port = await freePort()
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    return await work(context, port)
  } finally {
    await context.close()
  }
}

export const inBrowser = (executablePath, work) =>
  withProfile(profile => inBrowserOf(profile, executablePath, work))

const MOST_TRIES = 4

/**
 * Returns the first complete record: the browser sometimes loses a part of one, and the attempt then returns nothing.
 */
export const recorded = async attempt => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await attempt()
    if (found) return found
  }
  throw new Error(`The browser recorded none of ${MOST_TRIES} visits whole`)
}

/**
 * For this long, signing in causes news on the account's other screens: the notice of a new device, and the account's
 * last sign-in.
 */
const NEWS_MS = 2500

/** Signs in on a page that is then closed; does nothing without an email. */
export const signedIn = async (context, url, email) => {
  if (!email) return
  const page = await context.newPage()
  await signIn(page, url, email)
  await page.waitForTimeout(NEWS_MS)
  await page.close()
}

/** Loads one of the bench's own packages, which the project does not install. */
export const ofBench = async (name, path = '') => {
  if (!existsSync(join(import.meta.dirname, 'node_modules', name)))
    throw new Error(`${name} is not there: run \`npm ci --ignore-scripts\` in bench/pages`)
  return import(`${name}${path}`)
}

/** Reads Lighthouse's own benchmark on an empty page; each reading takes a second. */
export const readIndexes = (executablePath, count) =>
  inBrowser(executablePath, async context => {
    const { pageFunctions } = await ofBench('lighthouse', '/core/lib/page-functions.js')
    const page = await context.newPage()
    const readings = []
    for (let reading = 0; reading < count; reading++)
      readings.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
    return readings
  })

export const sorted = numbers => numbers.toSorted((a, b) => a - b)
export const median = numbers => sorted(numbers)[Math.floor(numbers.length / 2)]

export const ms = number => `${Math.round(number).toLocaleString('en-US')} ms`

/** Formats a figure with its goal, and a mark that shows if it is met. */
export const atMost = (number, most, say) =>
  most === undefined ? say(number) : `${say(number)} (≤ ${say(most)}) ${number <= most ? '✓' : '✗'}`

/** Formats the ratio of a page's figure to the bare page's. */
export const beside = (page, bare) => {
  // A bare page that never blocks can't be the base of a ratio.
  const ratio = bare > 0 ? `${(page / bare).toFixed(1)} ×` : 'bare has none'
  return `${ratio} ${page <= MOST_OF_BARE * bare ? '✓' : '✗'}`
}

const line = cells => `| ${cells.join(' | ')} |`

/**
 * A table of rows `[label, result's figure, bare page's figure]`, with two columns for each `{ name, bare }`.
 */
export const tableOf = (rows, results) =>
  [
    line(['', ...results.flatMap(({ name }) => [name, 'bare'])]),
    line(['---', ...results.flatMap(() => ['---', '---'])]),
    ...rows.map(([what, ofPage, ofBare]) =>
      line([what, ...results.flatMap(result => [ofPage(result), ofBare(result.bare)])]),
    ),
  ].join('\n')

/** The table for docs/performance.md: some of the rows, and the bare page only where a row compares with it. */
export const shortTableOf = (rows, names, results) =>
  [
    line(['', ...results.map(({ name }) => name)]),
    `|---${'|---'.repeat(results.length)}|`,
    ...rows
      .filter(([what]) => names.includes(what))
      .map(([what, ofPage]) => line([what, ...results.map(ofPage)])),
  ].join('\n')

/** Runs the work with the product and the bare page, then stops both. */
export const withServers = async work => {
  const demo = await startDemo()
  try {
    const bare = await startBare(demo.url)
    try {
      return await work({ demo, bare })
    } finally {
      await bare.stop()
    }
  } finally {
    await demo.stop()
  }
}
