import '../../tools/demandNode.mjs'
import { chromiumFlags } from './demo.mjs'
import {
  atMost,
  beside,
  besideAddress,
  inBrowserOf,
  LONGEST_TASK_MS,
  median,
  ms,
  ofBench,
  readIndexes,
  recorded,
  screens,
  signedIn,
  sorted,
  tableOf,
  withProfile,
  withServers,
} from './screens.mjs'
import { bestOf, slowdownFor } from './slowdown.mjs'

/**
 * Measures the main thread's processor time for the first visits of the three pages, next to the bare page, and
 * prints a table. These figures exclude other programs on this machine and Lighthouse's recordings, which its clock
 * includes (decision 83).
 */

const RUNS = Number(process.env.RUNS ?? 9)
const READINGS = 8
/** The pages finish all their work in this time, so we watch them that long. */
const WATCHED_MS = 3000
const RECORDS_MS = 500
/** The window and pixel density of Lighthouse's phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
/** Only tasks and paints, because each further kind of event would be recorded on the measured thread. */
const CATEGORIES = ['toplevel', 'loading', 'blink.user_timing', '__metadata']

const record = async ({ Tracing }) => {
  const events = []
  Tracing.dataCollected(({ value }) => events.push(...value))
  await Tracing.start({ traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] } })
  return async () => {
    const complete = Tracing.tracingComplete()
    await Tracing.end()
    await complete
    return events
  }
}

/**
 * The main thread's tasks during the visit, in milliseconds of its processor time, and the times of the first and the
 * complete view; nothing if the browser lost a part of its record, as it sometimes does.
 */
const tasksOf = events => {
  const visit = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!visit) return undefined
  const ofPage = events.filter(({ pid, ts }) => pid === visit.pid && ts >= visit.ts)
  const first = ofPage.find(({ name }) => name === 'firstContentfulPaint')
  const largest = ofPage.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (!first || !largest) return undefined
  const tasks = ofPage
    .filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && tid === visit.tid)
    .map(({ ts, tdur = 0 }) => ({ at: ts, took: tdur / 1000 }))
  return { tasks, firstAt: first.ts, shownAt: largest.ts }
}

const beyond = (tasks, most) => tasks.reduce((total, { took }) => total + Math.max(0, took - most), 0)

/**
 * Opens a tab in a browser with no other client. The domains that Playwright turns on make V8 reread scripts to
 * locate their calls: 20 to 30 ms of a visit, which weighs more on the bare page than on ours (decision 83).
 */
const inTab = async (profile, executablePath, work) => {
  const { launch } = await ofBench('chrome-launcher')
  const { default: connect } = await ofBench('chrome-remote-interface')
  const browser = await launch({
    chromePath: executablePath,
    userDataDir: profile,
    ignoreDefaultFlags: true,
    chromeFlags: ['--headless', ...chromiumFlags],
  })
  try {
    const tab = await connect({ port: browser.port })
    await tab.Emulation.setDeviceMetricsOverride(phone)
    await tab.Emulation.setTouchEmulationEnabled({ enabled: true })
    return await work(tab)
  } finally {
    browser.kill()
  }
}

const after = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

const watched = async (tab, address, slowdown) => {
  const { Page, Performance, Runtime } = tab
  await Performance.enable({ timeDomain: 'threadTicks' })
  const stop = await record(tab)
  // The browser's processes start recording one after another.
  await after(RECORDS_MS)
  await Page.navigate({ url: address })
  await after(WATCHED_MS)
  const { metrics } = await Performance.getMetrics()
  const took = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  const { result } = await Runtime.evaluate({ expression: "document.querySelectorAll('*').length" })
  const recorded = tasksOf(await stop())
  if (!recorded) return undefined
  const { tasks, firstAt, shownAt } = recorded
  const onPhone = tasks.map(({ at, took }) => ({ at, took: took * slowdown }))
  return {
    script: took.ScriptDuration,
    styles: took.RecalcStyleDuration + took.LayoutDuration,
    all: took.TaskDuration,
    blocking: beyond(
      onPhone.filter(({ at }) => at >= firstAt),
      LONGEST_TASK_MS,
    ),
    longest: Math.max(0, ...onPhone.filter(({ at }) => at >= shownAt).map(({ took }) => took)),
    elements: result.value,
  }
}

const visitOnce = ({ demo, slowdown }, { email }, address) =>
  withProfile(async profile => {
    if (email) await inBrowserOf(profile, demo.executablePath, context => signedIn(context, demo.url, email))
    return inTab(profile, demo.executablePath, tab => watched(tab, address, slowdown))
  })

const visit = (...asked) => recorded(() => visitOnce(...asked))

const takeTurns = async (tools, screen) => {
  const page = await visit(tools, screen, tools.demo.url + screen.path)
  return { page, bare: await visit(tools, screen, besideAddress(tools.bare, screen, page.elements)) }
}

const measure = async (tools, screen) => {
  // The first visit only warms up the server, so we drop its figures.
  await takeTurns(tools, screen)
  const turns = []
  while (turns.length < RUNS) turns.push(await takeTurns(tools, screen))
  return { ...screen, pages: turns.map(({ page }) => page), bare: turns.map(({ bare }) => bare) }
}

const of = (visits, figure) => median(visits.map(visit => visit[figure]))
const spread = (visits, figure) => {
  const all = sorted(visits.map(visit => visit[figure]))
  return `${ms(of(visits, figure))} (${Math.round(all[0])}–${Math.round(all.at(-1))})`
}

const rows = [
  [
    'script time',
    ({ pages, bare }) => `${spread(pages, 'script')}, ${beside(of(pages, 'script'), of(bare, 'script'))}`,
    bare => spread(bare, 'script'),
  ],
  ['styles and layout', ({ pages }) => ms(of(pages, 'styles')), bare => ms(of(bare, 'styles'))],
  ['all that the main thread did', ({ pages }) => ms(of(pages, 'all')), bare => ms(of(bare, 'all'))],
  [
    'blocking time, on a phone',
    ({ pages, goals }) => atMost(of(pages, 'blocking'), goals.blocking, ms),
    bare => ms(of(bare, 'blocking')),
  ],
  [
    'blocking time to bare',
    ({ pages, bare }) => beside(of(pages, 'blocking'), of(bare, 'blocking')),
    () => '',
  ],
  [
    'longest task once shown, on a phone',
    ({ pages }) => atMost(of(pages, 'longest'), LONGEST_TASK_MS, ms),
    bare => ms(of(bare, 'longest')),
  ],
  ['elements', ({ pages }) => of(pages, 'elements'), bare => of(bare, 'elements')],
]

await withServers(async servers => {
  const index = bestOf(await readIndexes(servers.demo.executablePath, READINGS))
  const tools = { ...servers, slowdown: slowdownFor(index) }
  const results = []
  for (const screen of screens) results.push(await measure(tools, screen))
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const made = `Measured ${at}: the main thread's processor time during a first visit's first ${WATCHED_MS / 1000} s, without slowdown and with no debugger attached; medians of ${RUNS} visits in turns (least and most). "On a phone" is times ${tools.slowdown.toFixed(1)}, for a benchmarkIndex of ${Math.round(index)}.`
  const table = tableOf(rows, results)
  console.log(`${table}\n\n${made}`)
  if (table.includes('✗')) {
    console.error('\nNot all goals are met')
    process.exitCode = 1
  }
})
