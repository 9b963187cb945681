import type { Browser } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { signIn } from './signIn.js'

/** Checks what each kind of user's first screen asks for and loads; it never times anything. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface First {
  as?: 'Customer' | 'Vendor'
  email?: string
  /** The only page whose code is loaded. */
  page: string
  operations: string[]
  /** The heading that is rendered last. */
  shows: string
}

/** The kinds of style sheets, in order of increasing precedence. */
const kindsOfSheets = () => [...document.styleSheets].map(({ href }) => (href ? 'linked' : 'made'))

test.each<First>([
  { page: 'SignedOut', operations: ['Arrival'], shows: 'How it works' },
  {
    as: 'Customer',
    email: 'customer@example.com',
    page: 'CustomerHomePage',
    operations: ['CustomerFirstScreen'],
    shows: 'Your Recent Orders',
  },
  {
    as: 'Vendor',
    email: 'vendor@example.com',
    page: 'VendorDashboardPage',
    operations: ['VendorFirstScreen'],
    shows: 'What to do',
  },
])(
  'loads on the first screen of $as only what it needs',
  async ({ as, email = '', page: shown, operations, shows }) => {
    const first = await visit(browser)
    await withPictures('first load', [first], async () => {
      if (as) await signIn(first.page, as, email)
      // A new page has nothing in memory; we open it once signing in no longer counts as news.
      const page = await first.context.newPage()
      // Code loaded when the browser is idle does not count, so that time never comes here.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
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
      await page.getByRole('heading', { name: shows }).waitFor()
      await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .flatMap(name => /([^/]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
      )
      expect(loaded.filter(name => name.endsWith('Page') || name === 'SignedOut')).toEqual([shown])
      expect(await page.evaluate(kindsOfSheets)).toEqual(['linked', 'made'])
      const made = await page.evaluate(() =>
        [...document.styleSheets].flatMap(({ href, cssRules }) =>
          href ? [] : [...cssRules].map(({ cssText }) => cssText),
        ),
      )
      // All styles are in the style sheet: tools/staticStyles.ts.
      expect(made).toEqual([])
      expect(first.errors).toEqual([])
    })
    await first.close()
  },
)

test('makes the whole page from a first answer that is slow or fails', async () => {
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
        // The page shows its placeholders while the answer is awaited.
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
