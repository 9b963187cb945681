import type { Browser } from 'playwright'
import { launchBrowser, visit, withPictures } from './browser.js'
import { signIn } from './signIn.js'

/** Checks what each kind of user's first screen requests and loads; it never times anything. */

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

test.each<First>([
  { page: 'SignedOut', operations: ['Shell'], shows: 'How it works' },
  {
    as: 'Customer',
    email: 'customer@example.com',
    page: 'CustomerHomePage',
    operations: ['CustomerJobs', 'Shell', 'UnfinishedOrders'],
    shows: 'Your Recent Orders',
  },
  {
    as: 'Vendor',
    email: 'vendor@example.com',
    page: 'VendorDashboardPage',
    operations: ['AvailableJobs', 'Shell', 'VendorAgenda', 'VendorJobs', 'VendorStats'],
    shows: 'What to do',
  },
])(
  'loads only what it needs on the first screen of $as',
  async ({ as, email = '', page: shown, operations, shows }) => {
    const first = await visit(browser)
    await withPictures('first load', [first], async () => {
      if (as) await signIn(first.page, as, email)
      // A new page has nothing in memory; we open it once signing in no longer counts as news.
      const page = await first.context.newPage()
      // Code loaded when the browser is idle does not count, so we keep it from being idle here.
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
      expect(loaded.filter(name => ['forms', 'dialogs', 'radix'].includes(name))).toEqual([])
      expect(first.errors).toEqual([])
    })
    await first.close()
  },
)
