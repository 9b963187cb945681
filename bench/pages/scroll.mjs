import '../../tools/demandNode.mjs'
import { chromium } from 'playwright'
import { chromiumFlags, signIn, startDemo } from './demo.mjs'

/** Measures a page's busy time while all 1,000 orders of a customer are loaded and scrolled through. */

const ORDERS = Number(process.env.ORDERS ?? 1000)
const AT_ONCE = 8
const GOAL_MS = 50

const customer = { email: 'customer@example.com', password: 'dumpster-demo' }

const ask = async (url, cookie, query, variables) => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(errors[0].message)
  return { data, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] }
}

const order = number => ({
  firstName: 'Maria',
  lastName: 'Lopez',
  phone: '512-555-0100',
  address: `${number} Elm St`,
  zipCode: '78701',
  pickupDateTime: new Date(Date.now() + (number % 60) * 86_400_000 + 3_600_000).toISOString(),
  description: `Load ${number}: a couch, two chairs and some boxes`,
  customerBudget: '150.00',
  hasHazardousItems: false,
})

const makeOrders = async url => {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
  const { cookie } = await ask(url, '', login, { input: customer })
  const count = 'query { customerJobs(first: 1) { totalCount } }'
  const { data } = await ask(url, cookie, count, {})
  const request = 'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }'
  let next = data.customerJobs.totalCount
  const worker = async () => {
    while (next < ORDERS) await ask(url, cookie, request, { input: order(++next) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const watchLongTasks = page =>
  page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver(list => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask', buffered: true })
  })

/** Returns the long tasks since the last call. */
const takeLongTasks = page =>
  page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve, 300))
    return window.longTasks.splice(0)
  })

/** Presses "More" until there is none, as fast as pages arrive. */
const loadAll = page =>
  page.evaluate(async () => {
    const more = () =>
      [...document.querySelectorAll('main button')].find(each => /^More$/.test(each.textContent))
    const frame = () => new Promise(requestAnimationFrame)
    let presses = 0
    for (let button = more(); button; button = more()) {
      const before = document.querySelectorAll('main li article').length
      button.click()
      presses += 1
      while (document.querySelectorAll('main li article').length === before) await frame()
      // Waits until the button is back to normal, or gone.
      while (document.querySelector('main [aria-busy="true"]')) await frame()
      await new Promise(resolve => setTimeout(resolve, 30))
    }
    return { presses, cards: document.querySelectorAll('main li article').length }
  })

/** Scrolls like a user with a mouse wheel: 300 pixels a frame, to the bottom of the page. */
const scrollDown = page =>
  page.evaluate(async () => {
    window.scrollTo(0, 0)
    const root = document.documentElement
    let frames = 0
    const start = performance.now()
    while (root.scrollTop + root.clientHeight < root.scrollHeight - 2) {
      window.scrollBy(0, 300)
      frames += 1
      await new Promise(requestAnimationFrame)
    }
    return { frames, msPerFrame: (performance.now() - start) / frames }
  })

const threadOf = ({ pid, tid }) => `${pid} ${tid}`

const TASK = /^(ThreadControllerImpl::)?RunTask$/

/** The page's longest task in CPU time, which other programs do not lengthen. */
const longestByProcessor = trace => {
  const { traceEvents } = JSON.parse(trace)
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter(event => TASK.test(event.name) && event.tdur !== undefined && mainThreads.has(threadOf(event)))
    .reduce((longest, { tdur }) => Math.max(longest, tdur / 1000), 0)
}

const phase = async (browser, page, name, act) => {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  const more = await act()
  const tasks = await takeLongTasks(page)
  const processor = longestByProcessor((await browser.stopTracing()).toString())
  return { name, count: tasks.length, longest: Math.max(0, ...tasks), processor, more }
}

const measure = async ({ url, executablePath }) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await signIn(page, url, customer.email)
    await watchLongTasks(page)
    const during = (name, act) => phase(browser, page, name, act)
    const opened = await during('open the page', async () => {
      await page.goto(`${url}/customer/orders`)
      await page.getByRole('button', { name: 'More', exact: true }).waitFor()
      return ''
    })
    const loaded = await during('load all by More', async () => {
      const { presses, cards } = await loadAll(page)
      return `${presses} presses, ${cards} orders`
    })
    const scrolled = await during('scroll to the foot', async () => {
      const { frames, msPerFrame } = await scrollDown(page)
      return `${frames} frames, ${msPerFrame.toFixed(1)} ms each`
    })
    return [opened, loaded, scrolled]
  } finally {
    await browser.close()
  }
}

const main = async () => {
  const demo = await startDemo()
  try {
    await makeOrders(demo.url)
    const phases = await measure(demo)
    console.log('| what | tasks over 50 ms | longest | by the processor | |\n|---|---|---|---|---|')
    for (const { name, count, longest, processor, more } of phases) {
      const clock = longest === 0 ? 'under 50' : Math.round(longest)
      console.log(`| ${name} | ${count} | ${clock} ms | ${Math.round(processor)} ms | ${more} |`)
    }
    const [, ...ofTheList] = phases
    if (ofTheList.some(({ longest }) => longest > GOAL_MS)) process.exitCode = 1
  } finally {
    await demo.stop()
  }
}

await main()
