import './demandNode.mjs'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildIfStale } from './buildIfStale.mjs'
import { chromiumPath } from './chromium.mjs'
import { runServer } from './runningServer.mjs'

/**
 * Takes screenshots of every screen, as each user type sees it in the demo. `npm run screens` rewrites docs/screens,
 * and `npm run screens -- orders submit-bid` only those. With `--dark` they are dark, and go to test-results for
 * review.
 */

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false } },
})
const folder = join(import.meta.dirname, values.dark ? '../test-results/screens-dark' : '../docs/screens')
const widths = [1280, 375]

const click = name => page => page.getByRole('button', { name, exact: true }).first().click()
const openTab = name => page => page.getByRole('tab', { name }).click()

/** Presses the first button with this name and waits for the dialog, whose code is loaded when it is first opened. */
const openDialog = (role, name) => async page => {
  await page.getByRole(role, { name }).first().click()
  await page.getByRole('dialog').waitFor()
}
const firstDetails = openDialog('link', /View Details/)

/** Opens an address with an id, which we query first because the demo creates a new id each time. */
const openAddress = (query, addressOf) => async page => {
  const answer = await page.evaluate(async text => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    })
    return (await response.json()).data
  }, query)
  await page.goto(addressOf(answer))
}

const openNamed = (query, addressOf) => async page => {
  await openAddress(query, addressOf)(page)
  await page.getByRole('dialog').waitFor()
}

const BOOKED = '{ customerJobs(first: 20) { nodes { id status } } }'
/** The order of a customer whose vendor is yet to come. */
const openBooked = async page => {
  await openAddress(BOOKED, ({ customerJobs }) => {
    return `/customer/orders?order=${customerJobs.nodes.find(({ status }) => status === 'accepted').id}`
  })(page)
  await page.getByRole('region', { name: 'Payment' }).waitFor()
}

const BIDS = '{ customerJobs(first: 20) { nodes { bids { nodes { vendorId vendor { businessName } } } } } }'
/** The profile of a vendor who has named a business. */
const openProfile = openNamed(BIDS, ({ customerJobs }) => {
  const bids = customerJobs.nodes.flatMap(job => job.bids.nodes)
  return `/customer?vendor=${bids.find(({ vendor }) => vendor.businessName === 'Becker Hauling').vendorId}`
})

const screens = {
  visitor: [
    ['home', '/'],
    ['sign-in', '/', page => page.getByRole('button', { name: /^Customer/ }).click()],
    [
      'sign-up',
      '/',
      async page => {
        await page.getByRole('button', { name: /^Customer/ }).click()
        await click('Sign up as a customer')(page)
      },
    ],
    ['apply', '/?apply=open', page => page.getByRole('dialog').waitFor()],
    ['privacy', '/privacy-policy'],
    ['terms', '/terms-of-service'],
    ['not-found', '/nowhere'],
  ],
  customer: [
    ['customer-home', '/customer'],
    ['junk-pickup-form', '/customer', click('Junk Pickup')],
    ['dumpster-rental-form', '/customer', click('Dumpster Rental')],
    ['orders', '/customer/orders'],
    [
      'order-details',
      '/customer/orders',
      async page => {
        await page
          .getByRole('link', { name: /View Details/ })
          .first()
          .click()
        await page.getByRole('region', { name: /, order / }).waitFor()
      },
    ],
    ['order-booked', '/customer', openBooked],
    ['order-booked-dark', '/customer', openBooked],
    ['vendor-profile', '/customer', openProfile],
    ['support', '/customer/support'],
    ['account', '/customer/account'],
    ['notifications', '/customer', openDialog('button', /^Notifications/)],
  ],
  vendor: [
    ['vendor-overview', '/?tab=overview'],
    ['submit-bid', '/?tab=overview', openDialog('button', /^Submit Bid/)],
    ['vendor-job', '/?tab=overview', firstDetails],
    ['vendor-today', '/', openTab('Today')],
    ['vendor-earnings', '/?view=earnings', page => page.getByRole('dialog').waitFor()],
    ['vendor-services', '/', openTab('Services')],
    ['vendor-areas', '/', openTab('Service Areas')],
    ['vendor-inventory', '/', openTab('Inventory')],
    [
      'vendor-rule',
      '/',
      async page => {
        await openTab('Inventory')(page)
        await openDialog('button', 'Add Rule')(page)
      },
    ],
    [
      'vendor-haul-rule',
      '/',
      async page => {
        await openTab('Inventory')(page)
        await page
          .getByRole('region', { name: 'Instant Bids on Junk' })
          .getByRole('button', { name: 'Edit' })
          .click()
        await page.getByRole('dialog').waitFor()
      },
    ],
    ['vendor-documents', '/', openTab('Documents')],
    [
      'vendor-account',
      '/?view=account',
      page => page.getByRole('region', { name: 'Your Business' }).waitFor(),
    ],
    [
      'people',
      '/?view=account',
      async page => {
        await page.getByRole('list', { name: 'People' }).waitFor()
        await page.getByRole('region', { name: 'People' }).evaluate(people => people.scrollIntoView())
      },
    ],
  ],
  dispatcher: [
    [
      'board',
      '/?board=today',
      async page => {
        const [luis, move] = [/^Luis/, 'Move to…'].map(name => page.getByRole('button', { name }).first())
        await luis.or(move).first().waitFor()
        // A phone shows one person at a time.
        if (await luis.isVisible()) await luis.click()
        await move.waitFor()
      },
    ],
  ],
  driver: [['driver-today', '/', page => page.getByRole('article').first().waitFor()]],
  admin: [
    ['admin-overview', '/'],
    ['admin-users', '/', openTab('User Management')],
    ['admin-charts', '/?tab=charts'],
    ['admin-orders', '/', openTab('Order Management')],
    ['admin-vendors', '/', openTab('Vendor Management')],
    ['admin-settings', '/', openTab('System Settings')],
    [
      'statement',
      '/',
      openNamed(
        '{ feeStatements(first: 1) { nodes { id } } }',
        data => `/?statement=${data.feeStatements.nodes[0].id}`,
      ),
    ],
    [
      'document-review',
      '/',
      openNamed('{ documentsToReview { id } }', data => `/?document=${data.documentsToReview[0].id}`),
    ],
    [
      'application',
      '/',
      openNamed(
        '{ vendorApplications(first: 5) { nodes { id } } }',
        data => `/?application=${data.vendorApplications.nodes[0].id}`,
      ),
    ],
    ['admin-account', '/', openDialog('link', 'My Account')],
  ],
}

/** Signs in through the API and stores the user as the sign-in form does. */
const signIn = (page, role) =>
  page.evaluate(async email => {
    const query = `mutation ($input: LoginInput!) { login(input: $input) {
      __typename id username email firstName lastName phone userType role business { id name hasPeople } rating ratingCount isActive initialServiceZipCode initialServiceType createdAt } }`
    const body = JSON.stringify({ query, variables: { input: { email, password: 'dumpster-demo' } } })
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    localStorage.setItem('user', JSON.stringify((await response.json()).data.login))
  }, `${role}@example.com`)

/** Pages that are only text, far longer than their screenshots need to be. */
const firstScreenOnly = new Set(['privacy', 'terms'])

/** The visible part, or the whole page. Captured by Chromium itself, since Playwright writes no WebP. */
const capture = async (context, page, isWhole) => {
  const chromium = await context.newCDPSession(page)
  const { cssContentSize, cssVisualViewport } = await chromium.send('Page.getLayoutMetrics')
  const { pageX, pageY, clientWidth, clientHeight } = cssVisualViewport
  const inView = { x: pageX, y: pageY, width: clientWidth, height: clientHeight }
  const { x, y, width, height } = isWhole ? cssContentSize : inView
  // The README shows a wide one at half its width.
  const scale = width > 600 ? 0.75 : 1
  const { data } = await chromium.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: isWhole,
    clip: { x, y, width, height, scale },
  })
  return Buffer.from(data, 'base64')
}

const sessions = new Map()

/** Each user signs in once: every further device would be a notification. */
const sessionOf = async (browser, url, role) => {
  if (!sessions.has(role)) {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await page.goto('/privacy-policy')
    await signIn(page, role)
    sessions.set(role, await context.storageState())
    await context.close()
  }
  return sessions.get(role)
}

const takeOne = async (browser, url, role, width, [name, path, act]) => {
  const viewport = { width, height: width > 600 ? 900 : 780 }
  const context = await browser.newContext({
    viewport,
    storageState: role === 'visitor' ? undefined : await sessionOf(browser, url, role),
    baseURL: url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: values.dark || name.endsWith('-dark') ? 'dark' : 'light',
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(400)
  const isOpen = (await page.getByRole('dialog').count()) > 0
  const image = await capture(context, page, !isOpen && !firstScreenOnly.has(name))
  writeFileSync(join(folder, `${name}-${width}.webp`), image)
  await context.close()
}

const index = () =>
  `# The screens\n\nMade by \`npm run screens\` from the demo, at 1280 and 375 pixels.\n${Object.entries(
    screens,
  )
    .map(
      ([role, list]) =>
        `\n## ${role[0].toUpperCase()}${role.slice(1)}\n${list
          .map(
            ([name]) =>
              `\n### ${name.replaceAll('-', ' ')}\n\n<img src="${name}-1280.webp" width="640" alt="${name}, wide"> <img src="${name}-375.webp" width="188" alt="${name}, on a phone">\n`,
          )
          .join('')}`,
    )
    .join('')}`

const main = async () => {
  await buildIfStale()
  mkdirSync(folder, { recursive: true })
  if (named.length === 0) for (const file of readdirSync(folder)) rmSync(join(folder, file))
  const server = await runServer('screens', { NODE_ENV: 'development', DEMO: 'on', RATE_LIMIT_SCALE: '100' })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    for (const [role, list] of Object.entries(screens)) {
      for (const screen of list.filter(([name]) => named.length === 0 || named.includes(name)))
        for (const width of widths) await takeOne(browser, server.url, role, width, screen)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  writeFileSync(join(folder, 'README.md'), index())
}

await main()
