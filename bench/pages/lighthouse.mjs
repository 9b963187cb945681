import '../../tools/demandNode.mjs'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { freePort } from '../../tools/freePort.mjs'
import { fillPage } from '../results.mjs'
import { chromiumFlags, signIn, startDemo } from './demo.mjs'

/** Runs Lighthouse on three pages with its mobile settings: prints a table and writes it into docs/performance.md. */

const runs = Number(process.env.RUNS ?? 5)
const details = process.env.LIGHTHOUSE_DETAILS

const screens = [
  { name: 'Signed out', path: '/', goal: 95 },
  { name: 'Customer home', path: '/customer', email: 'customer@example.com', goal: 90 },
  { name: 'Vendor dashboard', path: '/', email: 'vendor@example.com', goal: 90 },
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const loadLighthouse = async () => {
  if (!existsSync(join(import.meta.dirname, 'node_modules/lighthouse')))
    throw new Error('Lighthouse is not there: run `npm ci --ignore-scripts` in bench/pages')
  return (await import('lighthouse')).default
}

/** Each run has its own browser: nothing is cached, and the user has just signed in. */
const measureOnce = async (lighthouse, { url, executablePath }, { path, email }) => {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'haulbid-lighthouse-'))
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    if (email) {
      const page = await context.newPage()
      await signIn(page, url, email)
      await page.close()
    }
    // Storage holds the session; if it were cleared, the pages would not be signed in.
    const flags = {
      port,
      disableStorageReset: true,
      onlyCategories: categories,
      output: 'json',
      logLevel: 'error',
    }
    const { lhr } = await lighthouse(url + path, flags)
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

const sorted = numbers => numbers.toSorted((a, b) => a - b)
const median = numbers => sorted(numbers)[Math.floor(numbers.length / 2)]
const score = (lhr, category) => Math.round(lhr.categories[category].score * 100)

const summarize = (screen, lhrs) => {
  const performance = sorted(lhrs.map(lhr => score(lhr, 'performance')))
  return {
    ...screen,
    version: lhrs[0].lighthouseVersion,
    performance: `${median(performance)} (${performance[0]}–${performance.at(-1)})`,
    // Not timings, so the worst run counts.
    others: categories.slice(1).map(category => Math.min(...lhrs.map(lhr => score(lhr, category)))),
    timings: Object.values(timings).map(id => median(lhrs.map(lhr => lhr.audits[id].numericValue))),
    // Over the wire, therefore compressed.
    kilobytes: median(lhrs.map(lhr => lhr.audits['total-byte-weight'].numericValue)) / 1000,
    meets:
      median(performance) >= screen.goal &&
      lhrs.every(lhr => categories.slice(1).every(category => score(lhr, category) === 100)),
  }
}

const failures = lhr =>
  categories.flatMap(category =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} ${lhr.audits[id].displayValue ?? ''}`),
  )

const seconds = ms => `${(ms / 1000).toFixed(1)} s`
const row = ({ name, performance, goal, others, timings: [fcp, lcp, tbt, cls], kilobytes }) =>
  `| ${[name, performance, `≥ ${goal}`, ...others, seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`, cls.toFixed(3), `${Math.round(kilobytes)} kB`].join(' | ')} |`

const tableOf = results =>
  [
    '| page | performance (least–most) | goal | accessibility | best practices | SEO | FCP | LCP | TBT | CLS | sent |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...results.map(row),
  ].join('\n')

const main = async () => {
  const lighthouse = await loadLighthouse()
  const demo = await startDemo()
  const results = []
  try {
    for (const screen of screens) {
      const lhrs = []
      for (let run = 0; run < runs; run++) lhrs.push(await measureOnce(lighthouse, demo, screen))
      for (const failure of new Set(lhrs.flatMap(failures))) console.error(`${screen.name}: ${failure}`)
      if (details) {
        mkdirSync(details, { recursive: true })
        writeFileSync(join(details, `${screen.name}.json`), JSON.stringify(lhrs.at(-1)))
      }
      results.push(summarize(screen, lhrs))
    }
  } finally {
    await demo.stop()
  }
  const table = tableOf(results)
  const made = `Lighthouse ${results[0].version}, its mobile setting (simulated slow 4G, a processor four times slower), the median of ${runs} runs; of the other scores, the worst run.`
  fillPage('pages', `${made}\n\n${table}`)
  console.log(`${table}\n\n${made}`)
  if (!results.every(({ meets }) => meets)) {
    console.error('\nNot all goals are met')
    process.exitCode = 1
  }
}

await main()
