import type { Browser } from 'playwright'
import { launchBrowser, phone, visit, withPictures } from './browser.js'
import { signIn } from './signIn.js'

/** What the first screen of each kind of user requests: counted, never timed. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface First {
  as?: 'Customer' | 'Vendor'
  email?: string
  /** Scripts, the change stream's among them. */
  scripts: number
  operations: string[]
  /** Drawn last. */
  shows: string
}

/** In the order in which they win over each other. */
const kindsOfSheets = () => [...document.styleSheets].map(({ href }) => (href ? 'linked' : 'made'))

const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n'
const WHEN_IDLE = /\/(LiveUpdates|below)-[^/]+\.js$/

test.each<First>([
  { scripts: 6, operations: ['Arrival'], shows: 'How it works' },
  {
    as: 'Customer',
    email: 'customer@example.com',
    scripts: 9,
    operations: ['CustomerFirstScreen'],
    shows: 'Your Recent Orders',
  },
  {
    as: 'Vendor',
    email: 'vendor@example.com',
    scripts: 10,
    operations: ['VendorFirstScreen'],
    shows: 'What to do',
  },
])('what the first screen of $as loads', async ({ as, email = '', scripts, operations, shows }) => {
  const first = await visit(browser)
  await withPictures('first load', [first], async () => {
    if (as) await signIn(first.page, as, email)
    // A page of its own, with nothing in memory, once signing in is no news any more.
    const page = await first.context.newPage()
    const asked = new Set<string>()
    const hasAskedAll = new Promise<void>(resolve => {
      page.on('request', request => {
        if (request.url().endsWith('/graphql')) asked.add(request.postDataJSON().operationName)
        if (operations.every(operation => asked.has(operation))) resolve()
      })
    })
    await page.goto('/')
    await hasAskedAll
    expect([...asked].sort()).toEqual(operations.sort())
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => name.endsWith('.js')),
    )
    expect(loaded.length).toBeLessThanOrEqual(scripts)
    // Compiled while they arrive, but for what comes when the browser is idle (vite.config.ts).
    const now = loaded.filter(name => !WHEN_IDLE.test(name))
    const texts = await Promise.all(now.map(async name => (await fetch(name)).text()))
    expect(now.filter((_, index) => !texts[index]!.startsWith(COMPILED_WHOLE))).toEqual([])
    await page.getByRole('heading', { name: shows }).waitFor()
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    // Of the two style sheets only the first.
    expect(await page.evaluate(kindsOfSheets)).toEqual(['linked', 'made'])
    const made = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, cssRules }) =>
        href ? [] : [...cssRules].map(({ cssText }) => cssText),
      ),
    )
    // All are in the style sheet: tools/staticStyles.ts.
    expect(made).toEqual([])
    expect(first.errors).toEqual([])
  })
  await first.close()
})

test('a style sheet that comes with a later page stays below what scripts make', async () => {
  const visitor = await visit(browser)
  await withPictures('two style sheets', [visitor], async () => {
    const { page } = visitor
    await page.goto('/')
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    expect(await page.evaluate(kindsOfSheets)).toEqual(['linked', 'made'])
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor()
    expect(await page.evaluate(kindsOfSheets)).toEqual(['linked', 'linked', 'made'])
    expect(visitor.errors).toEqual([])
  })
  await visitor.close()
})

/** Counts the entries of lists whose laying out waits (web/ui/layout/ListItem.tsx), ever since the page began. */
const countFar = () => {
  const found = new Set<Element>()
  Object.assign(window, { farFound: found })
  new MutationObserver(() => {
    for (const item of document.querySelectorAll('li[data-far]')) found.add(item)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-far'] })
}
const farEver = () => (window as unknown as { farFound: Set<Element> }).farFound.size
const farNow = () => document.querySelectorAll('li[data-far]').length

test('entries of the first list are laid out once the page is shown, and those of later ones at once', async () => {
  const customer = await visit(browser)
  await withPictures('laid out later', [customer], async () => {
    await signIn(customer.page, 'Customer', 'customer@example.com')
    const page = await customer.context.newPage()
    await page.setViewportSize(phone)
    await page.addInitScript(countFar)
    await page.goto('/customer')
    await page.getByRole('link', { name: 'View Details' }).last().waitFor()
    await page.waitForFunction(() => document.querySelectorAll('li[data-far]').length === 0)
    const ever = await page.evaluate(farEver)
    expect(ever).toBeGreaterThan(1)

    await page.getByRole('link', { name: 'All my orders' }).click()
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Your Recent Orders' }).waitFor()
    await page.getByRole('link', { name: 'View Details' }).last().waitFor()
    expect(await page.evaluate(farNow)).toBe(0)
    expect(await page.evaluate(farEver)).toBe(ever)
    expect(customer.errors).toEqual([])
  })
  await customer.close()
})

test('a first answer that is slow or fails still becomes the whole page', async () => {
  const vendor = await visit(browser)
  await withPictures('first answer', [vendor], async () => {
    await signIn(vendor.page, 'Vendor', 'vendor@example.com')
    const answers = {
      slow: { isWaiting: Promise.withResolvers<void>(), operations: ['VendorFirstScreen'] },
      failed: {
        isWaiting: null,
        operations: [
          'AvailableJobs',
          'Shell',
          'VendorAgenda',
          'VendorFirstScreen',
          'VendorJobs',
          'VendorStats',
        ],
      },
    }
    for (const { isWaiting, operations } of Object.values(answers)) {
      const page = await vendor.context.newPage()
      const asked: string[] = []
      await page.route('**/graphql', async route => {
        const { operationName } = route.request().postDataJSON()
        asked.push(operationName)
        if (operationName !== 'VendorFirstScreen') return route.continue()
        await isWaiting?.promise
        return isWaiting ? route.continue() : route.abort()
      })
      await page.goto('/')
      if (isWaiting) {
        // The page's places are seen meanwhile.
        await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor()
        isWaiting.resolve()
      }
      await page.getByRole('heading', { name: 'What to do' }).waitFor()
      await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(1)
      expect(asked.sort()).toEqual(operations)
      await page.close()
    }
  })
  await vendor.close()
})
