import '../../tools/demandNode.mjs'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillPage } from '../results.mjs'
import {
  atMost,
  beside,
  besideAddress,
  inBrowser,
  LONGEST_TASK_MS,
  MOST_SHIFT,
  median,
  ms,
  ofBench,
  readIndexes,
  recorded,
  screens,
  shortTableOf,
  signedIn,
  sorted,
  tableOf,
  withServers,
} from './screens.mjs'
import { bestOf, slowdownFor, wasTooLow } from './slowdown.mjs'

/**
 * Runs Lighthouse on three pages, and after each run on a bare page with the same libraries, with the processor
 * slowed down to a mid-range phone's. Prints a table and writes it into docs/performance.md. With an argument, it
 * measures only the screens with that word in their names (`lighthouse.mjs vendor`); the others keep their last
 * figures.
 */

const runs = Number(process.env.RUNS ?? 5)
const details = process.env.LIGHTHOUSE_DETAILS
const only = (process.argv[2] ?? '').toLowerCase()
const kept = join(import.meta.dirname, '../../docs/performance/pages.json')

/** The machine's speed before a screen's runs; each run adds a reading. */
const READINGS = 8
/** The most times that a screen starts over because the machine turns out to be faster. */
const MOST_RESTARTS = 3

const otherCategories = ['accessibility', 'best-practices', 'seo']

const auditOnce = ({ lighthouse, demo }, { email }, address, { onlyCategories, slowdown }) =>
  inBrowser(demo.executablePath, async (context, port) => {
    await signedIn(context, demo.url, email)
    // Clearing the storage would remove the session and sign the pages out.
    const flags = { port, disableStorageReset: true, onlyCategories, output: 'json', logLevel: 'error' }
    // All other values are Lighthouse's own for phones.
    const throttling = {
      rttMs: 150,
      throughputKbps: 1638.4,
      requestLatencyMs: 562.5,
      downloadThroughputKbps: 1474.56,
      uploadThroughputKbps: 675,
      cpuSlowdownMultiplier: slowdown,
    }
    const { lhr } = await lighthouse(address, { ...flags, throttling })
    if (!lhr.runtimeError) return lhr
    console.error(`${address}: ${lhr.runtimeError.message}`)
  })

const audit = (...asked) => recorded(() => auditOnce(...asked))

const score = (lhr, category) => Math.round(lhr.categories[category].score * 100)
const value = (lhr, id) => lhr.audits[id].numericValue

const elementsOf = lhr => lhr.audits['dom-size-insight'].details.debugData.totalElements

/** The time to read, compile and run scripts, as slow as on the phone. */
const scriptTime = lhr =>
  lhr.audits['mainthread-work-breakdown'].details.items
    .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
    .reduce((total, { duration }) => total + duration, 0)

/**
 * The longest task that begins after the largest text or picture is shown; Lighthouse measures tasks without the
 * slowdown, so we multiply.
 */
const longestTask = (lhr, slowdown) => {
  const [{ observedLargestContentfulPaint: shown }] = lhr.audits.metrics.details.items
  const tasks = lhr.audits['main-thread-tasks'].details.items
  return Math.max(
    0,
    ...tasks.filter(({ startTime }) => startTime >= shown).map(({ duration }) => duration * slowdown),
  )
}

const figuresOf = (lhrs, slowdown) => ({
  script: median(lhrs.map(scriptTime)),
  blocking: median(lhrs.map(lhr => value(lhr, 'total-blocking-time'))),
  task: median(lhrs.map(lhr => longestTask(lhr, slowdown))),
  fcp: median(lhrs.map(lhr => value(lhr, 'first-contentful-paint'))),
  lcp: median(lhrs.map(lhr => value(lhr, 'largest-contentful-paint'))),
  // Layout shifts don't depend on speed, so the worst run counts.
  shift: Math.max(...lhrs.map(lhr => value(lhr, 'cumulative-layout-shift'))),
  // Bytes over the network, so compressed.
  kilobytes: median(lhrs.map(lhr => value(lhr, 'total-byte-weight'))) / 1000,
  elements: median(lhrs.map(elementsOf)),
  scores: sorted(lhrs.map(lhr => score(lhr, 'performance'))),
})

const failures = lhr =>
  Object.keys(lhr.categories).flatMap(category =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} ${lhr.audits[id].displayValue ?? ''}`),
  )

const takeTurns = async (tools, screen, slowdown) => {
  const all = { onlyCategories: ['performance', ...otherCategories], slowdown }
  const page = await audit(tools, screen, tools.demo.url + screen.path, all)
  const address = besideAddress(tools.bare, screen, elementsOf(page))
  const bare = await audit(tools, screen, address, { onlyCategories: ['performance'], slowdown })
  return { page, bare }
}

/** Measures a screen. All readings so far count, since the machine is the same for every screen. */
const measure = async (tools, screen, readings) => {
  readings.push(...(await readIndexes(tools.demo.executablePath, READINGS)))
  let index = bestOf(readings)
  let restarts = 0
  let turns = []
  while (turns.length < runs) {
    const turn = await takeTurns(tools, screen, slowdownFor(index))
    turns.push(turn)
    readings.push(...Object.values(turn).map(lhr => lhr.environment.benchmarkIndex))
    const best = bestOf(readings)
    // Runs with different slowdowns have no common median.
    if (!wasTooLow(index, best) || restarts === MOST_RESTARTS) continue
    restarts++
    index = best
    turns = []
  }
  const slowdown = slowdownFor(index)
  const pages = turns.map(({ page }) => page)
  const bares = turns.map(({ bare }) => bare)
  for (const failure of new Set(pages.flatMap(failures))) console.error(`${screen.name}: ${failure}`)
  if (details) {
    mkdirSync(details, { recursive: true })
    writeFileSync(join(details, `${screen.name}.json`), JSON.stringify(pages.at(-1)))
    writeFileSync(join(details, `${screen.name}, bare.json`), JSON.stringify(bares.at(-1)))
  }
  return {
    at: new Date().toISOString().slice(0, 16).replace('T', ' '),
    version: pages[0].lighthouseVersion,
    runs,
    index,
    readings: { lowest: Math.min(...readings), count: readings.length },
    slowdown,
    page: figuresOf(pages, slowdown),
    bare: figuresOf(bares, slowdown),
    others: Math.min(...pages.flatMap(lhr => otherCategories.map(category => score(lhr, category)))),
  }
}

const seconds = number => `${(number / 1000).toFixed(1)} s`
const kilobytes = number => `${Math.round(number)} kB`
const range = ({ scores }) => `${median(scores)} (${scores[0]}–${scores.at(-1)})`

/** Shows the machine's best and lowest readings; the gap shows how busy other programs kept it. */
const spread = readings =>
  readings ? ` (best of ${readings.count}, lowest ${Math.round(readings.lowest)})` : ''

/** The table's rows: a name, a page's text, and the bare page's text. */
const rows = [
  [
    'performance score',
    ({ page, goals }) =>
      `${range(page)} (≥ ${goals.score}) ${median(page.scores) >= goals.score ? '✓' : '✗'}`,
    range,
  ],
  ['worst of the other scores', ({ others }) => `${others} (100) ${others === 100 ? '✓' : '✗'}`, () => ''],
  [
    'script time',
    ({ page, bare }) => `${ms(page.script)}, ${beside(page.script, bare.script)}`,
    ({ script }) => ms(script),
  ],
  [
    'blocking time',
    ({ page, goals }) => atMost(page.blocking, goals.blocking, ms),
    ({ blocking }) => ms(blocking),
  ],
  ['blocking time to bare', ({ page, bare }) => beside(page.blocking, bare.blocking), () => ''],
  ['longest task once shown', ({ page }) => atMost(page.task, LONGEST_TASK_MS, ms), ({ task }) => ms(task)],
  [
    'sent',
    ({ page, goals }) => atMost(page.kilobytes, goals.kilobytes, kilobytes),
    bare => kilobytes(bare.kilobytes),
  ],
  [
    'shift',
    ({ page }) => atMost(page.shift, MOST_SHIFT, shift => shift.toFixed(3)),
    ({ shift }) => shift.toFixed(3),
  ],
  [
    'first paint, largest paint',
    ({ page }) => `${seconds(page.fcp)}, ${seconds(page.lcp)}`,
    ({ fcp, lcp }) => `${seconds(fcp)}, ${seconds(lcp)}`,
  ],
  ['elements', ({ page }) => page.elements, ({ elements }) => elements],
  [
    'benchmarkIndex, slowdown',
    ({ index, readings, slowdown }) => `${Math.round(index)}${spread(readings)}, ${slowdown.toFixed(2)}`,
    () => '',
  ],
  ['measured, runs', ({ at, runs }) => `${at}, ${runs}`, () => ''],
]

const SHOWN = [
  'performance score',
  'script time',
  'blocking time',
  'sent',
  'shift',
  'first paint, largest paint',
]

const read = () => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {})

const measureAll = async chosen => {
  const { default: lighthouse } = await ofBench('lighthouse')
  const readings = []
  const found = {}
  await withServers(async servers => {
    for (const screen of chosen)
      found[screen.name] = await measure({ lighthouse, ...servers }, screen, readings)
  })
  return found
}

const main = async () => {
  const chosen = screens.filter(({ name }) => name.toLowerCase().includes(only))
  if (chosen.length === 0) throw new Error(`No screen is called ${only}`)
  const all = { ...read(), ...(await measureAll(chosen)) }
  writeFileSync(kept, `${JSON.stringify(all, null, 1)}\n`)
  const results = screens.filter(({ name }) => all[name]).map(screen => ({ ...screen, ...all[screen.name] }))
  const table = tableOf(rows, results)
  const made = `Measured ${results[0].at} by Lighthouse ${results[0].version}: simulated slow 4G, a mid-range phone's processor; medians. "×" is to the bare page; ✓ and ✗ say whether a goal in brackets holds.`
  fillPage('pages', `${made}\n\n${shortTableOf(rows, SHOWN, results)}`)
  console.log(`${table}\n\n${made}`)
  if (table.includes('✗')) {
    console.error('\nNot all goals are met')
    process.exitCode = 1
  }
}

await main()
