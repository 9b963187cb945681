import type { Browser, Page, Route } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { callAs } from './callAs.js'
import {
  acceptBid,
  newCustomer,
  newCustomerWithOrders,
  newUnconfirmedCustomer,
  placeBid,
  placeOrder,
} from './customers.js'
import { MOST, type Shift, tell, total, watchShifts } from './shifts.js'
import { signIn } from './signIn.js'

type Watched = Window & { shifts: Shift[] }

/** Waits for two frames, or a little longer while the page has nothing to draw yet. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 150)
      }),
  )

/** True if the page's content area is empty, with neither text nor skeletons. */
const isEmpty = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const shows = (element: Element) => {
      const { width, height, top } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || top > window.innerHeight) return false
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const hasWords = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      )
      return hasWords || element.matches('[aria-hidden="true"], img, input')
    }
    return main !== null && ![...main.querySelectorAll('*')].some(shows)
  })

/**
 * Delivers one answer after another, each painted before the next arrives, like the slowest network that still
 * delivers everything.
 */
const oneByOne = async (page: Page) => {
  let last = Promise.resolve()
  let underway = 0
  const seen = { empty: [] as string[] }
  await page.route(/\/graphql|\/assets\/|\/objects\//, (route: Route) => {
    underway++
    last = last.then(async () => {
      const response = await route.fetch().catch(() => undefined)
      // Lets the page paint its waiting state before this answer arrives.
      await painted(page).catch(() => undefined)
      if (await isEmpty(page).catch(() => false)) seen.empty.push(route.request().url())
      if (response) await route.fulfill({ response }).catch(() => undefined)
      await painted(page).catch(() => undefined)
      underway--
    })
    return last
  })
  const allHere = async () => {
    do {
      await page.waitForFunction(
        () =>
          document.querySelector('main h1, main [role="tab"]') &&
          !document.querySelector('[aria-busy="true"]'),
      )
      await last
      await painted(page)
    } while (underway > 0)
  }
  return { allHere, seen }
}

let browser: Browser
let customer: Awaited<ReturnType<typeof newCustomer>>

beforeAll(async () => {
  browser = await launchBrowser()
  customer = await newCustomerWithOrders()
})
afterAll(() => browser.close())

/** A URL to load, or the label of a link, button or tab to press on the open page. */
type Step = string

const walks: Array<{ role: string; enter?: (page: Page) => Promise<void>; steps: Step[] }> = [
  {
    role: 'a visitor',
    steps: ['/', '/privacy-policy', 'Terms of Service', '/terms-of-service', '/nowhere', '/customer/orders'],
  },
  {
    role: 'a customer with orders',
    enter: page => signIn(page, 'Customer', customer.email, customer.password),
    steps: [
      ...['/customer', 'My Orders', 'My Account', 'Support', '/customer', 'Dumpster Rental', 'Back'],
      ...['/customer?request=junk_pickup', '/customer?request=dumpster_rental', '/customer/orders'],
      ...['/customer/support', '/customer/account'],
    ],
  },
  {
    role: 'a customer without orders',
    enter: async page => {
      const fresh = await newCustomer()
      await signIn(page, 'Customer', fresh.email, fresh.password)
    },
    steps: ['/customer', 'My Orders', 'Support', '/customer/orders', '/customer/support'],
  },
  {
    role: 'a customer who has not confirmed the email',
    enter: async page => {
      const fresh = await newUnconfirmedCustomer()
      await signIn(page, 'Customer', fresh.email, fresh.password)
    },
    steps: ['/customer', 'My Account', '/customer/orders', '/customer/support', '/customer/account'],
  },
  {
    role: 'a vendor',
    enter: page => signIn(page, 'Vendor', 'vendor@example.com'),
    steps: [
      ...['/', 'Today', 'Services', 'Service Areas', 'Inventory', 'Documents'],
      ...['/?tab=today', '/?tab=services', '/?tab=areas', '/?tab=inventory', '/?tab=documents'],
    ],
  },
  {
    role: 'an admin',
    enter: page => signIn(page, 'Customer', 'admin@example.com'),
    steps: [
      ...['/', 'Order Management', 'Vendor Management', 'System Settings', 'Customer', 'Vendor'],
      ...['/?tab=orders', '/?tab=vendors'],
    ],
  },
]

const sizes = [phone, desktop]
const cases = walks.flatMap(walk => sizes.map(viewport => ({ ...walk, viewport, width: viewport.width })))

/** Presses by script: Chromium does not count shifts within half a second of a real press, but users notice them. */
const press = (page: Page, words: string) =>
  page.evaluate(wanted => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, [role="tab"]')]
    const control = controls.find(({ textContent }) => textContent === wanted)
    if (!control) throw new Error(`There is no ${wanted}`)
    // Tabs open on mousedown, before the click.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
    control.click()
  }, words)

const shiftsSince = (page: Page, before: number) =>
  page.evaluate(count => (window as unknown as Watched).shifts.slice(count), before)

test.each(cases)('shifts nothing for $role at $width px, and leaves no page empty', async walk => {
  const { role, enter, steps, viewport } = walk
  const arrived = await visit(browser)
  const { page } = arrived
  await withPictures(`layout ${role}`, [arrived], async () => {
    await enter?.(page)
    await page.setViewportSize(viewport)
    await page.addInitScript(watchShifts, { name: 'shifts', answerMs: 0 })
    const { allHere, seen } = await oneByOne(page)
    const found: string[] = []
    for (const step of steps) {
      let before = 0
      if (step.startsWith('/')) {
        await page.goto('about:blank')
        await page.goto(step)
      } else {
        before = (await shiftsSince(page, 0)).length
        await press(page, step)
      }
      await allHere()
      const shifts = await shiftsSince(page, before)
      if (total(shifts) > MOST) found.push(`${step}: ${tell(shifts)}`)
      for (const url of seen.empty.splice(0)) found.push(`${step}: empty while waiting for ${url}`)
    }
    expect(found).toEqual([])
  })
  await arrived.close()
})

/** Fails if more has moved on the page than allowed. */
const hasKeptStill = async (page: Page, before = 0) => {
  await painted(page)
  const shifts = await shiftsSince(page, before)
  expect(total(shifts) > MOST ? tell(shifts) : '').toBe('')
}

type SignInAs = [as: 'Customer' | 'Vendor', email: string, password?: string]

const asCustomer = (): SignInAs => ['Customer', customer.email, customer.password]

/** Opens a signed-in user's page that records shifts and gets its answers one by one. */
const watched = async (
  name: string,
  viewport: { width: number; height: number },
  who: SignInAs,
  journey: (page: Page, allHere: () => Promise<void>) => Promise<void>,
) => {
  const arrived = await visit(browser)
  const { page } = arrived
  await withPictures(name, [arrived], async () => {
    await signIn(page, ...who)
    await page.setViewportSize(viewport)
    await page.addInitScript(watchShifts, { name: 'shifts', answerMs: 0 })
    await journey(page, (await oneByOne(page)).allHere)
  })
  await arrived.close()
}

const widths = sizes.map(viewport => ({ viewport, width: viewport.width }))

test.each(widths)('shifts nothing for a vendor without a business at $width px', ({ viewport, width }) =>
  watched(`no business ${width}`, viewport, ['Vendor', 'mia@example.com'], async (page, allHere) => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Does your business have a name?' }).waitFor()
    await allHere()
    await hasKeptStill(page)
  }),
)

test.each(widths)("shifts nothing as a vendor's job opens at $width px", ({ viewport, width }) =>
  watched(`vendor's job ${width}`, viewport, ['Vendor', 'vendor@example.com'], async (page, allHere) => {
    const dale = await callAs('vendor@example.com')
    const { id } = await placeOrder(customer)
    await acceptBid(customer, (await placeBid(dale, id, '149.50')).id)
    await page.goto(`/?job=${id}`)
    await page.getByRole('dialog').getByRole('heading', { name: 'Messages' }).waitFor()
    await allHere()
    await hasKeptStill(page)
  }),
)

test.each(widths)('shifts nothing as a second bid arrives at $width px', ({ viewport, width }) =>
  watched(`second bid ${width}`, viewport, asCustomer(), async (page, allHere) => {
    const { id } = await placeOrder(customer)
    await placeBid(await callAs('vendor@example.com'), id, '189.00')
    await page.goto(`/customer/orders?order=${id}`)
    const order = page.getByRole('region', { name: /, order / })
    await order.getByRole('article', { name: 'Dale Hart' }).waitFor()
    await allHere()
    const before = (await shiftsSince(page, 0)).length
    await placeBid(await callAs('mia@example.com'), id, '148.00')
    await order.getByRole('article', { name: 'Mia Santos' }).waitFor()
    await allHere()
    await hasKeptStill(page, before)
    await order.getByRole('button', { name: 'Lowest price' }).click()
    expect(await order.getByRole('article').first().getAttribute('aria-labelledby')).toBe(
      await order.getByRole('article', { name: 'Mia Santos' }).getAttribute('aria-labelledby'),
    )
  }),
)

test.each(widths)('keeps an open dialog in place as a toast appears at $width px', ({ viewport, width }) =>
  watched(`toast ${width}`, viewport, ['Vendor', 'vendor@example.com'], async (page, allHere) => {
    const { id } = await placeOrder(customer)
    await page.goto(`/?job=${id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Bid' }).waitFor()
    await allHere()
    const before = (await shiftsSince(page, 0)).length
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('mutation Logout') ? route.abort() : route.fallback(),
    )
    await press(page, 'Log out')
    await page.locator('[data-toasts] li').waitFor()
    await hasKeptStill(page, before)
  }),
)

test('keeps a pressed control busy until the code it needs has loaded', async () => {
  const arrived = await visit(browser)
  const { page } = arrived
  await withPictures('busy press', [arrived], async () => {
    await signIn(page, 'Customer', customer.email, customer.password)
    const rental = page.getByRole('button', { name: 'Dumpster Rental' })
    await rental.waitFor()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/assets/**', async route => {
      await released
      await route.fallback()
    })
    await rental.click()
    await page.locator('button[aria-busy="true"]', { hasText: 'Dumpster Rental' }).waitFor()
    expect(await isEmpty(page)).toBe(false)
    release()
    await page.getByRole('form', { name: 'Dumpster Rental' }).waitFor()
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0)
  })
  await arrived.close()
})

const firstScreens = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
].flatMap(viewport =>
  ['/', '/?tab=orders', '/?tab=vendors'].map(path => ({
    ...viewport,
    path,
    viewport,
  })),
)

test.each(firstScreens)(
  "starts an admin's table on the first screen at $width px: $path",
  async ({ path, viewport }) => {
    const arrived = await visit(browser)
    const { page } = arrived
    await withPictures(`first screen ${viewport.width} ${path}`, [arrived], async () => {
      await signIn(page, 'Customer', 'admin@example.com')
      await page.setViewportSize(viewport)
      await page.goto(path)
      await page.getByRole('region', { name: 'Needs you' }).getByRole('link').first().waitFor()
      await page.getByRole('table').first().waitFor()
      // The lower of two lists may arrive first.
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      const table = await page.getByRole('table').first().boundingBox()
      expect(table?.y).toBeLessThan(viewport.height)
    })
    await arrived.close()
  },
)
