import type { Browser, Page } from 'playwright'
import { launchBrowser, type Visit, visit, withPictures } from './browser.js'
import { fillWithScript, hostile } from './hostileTexts.js'
import { signIn } from './signIn.js'

/**
 * Puts scripts into every text that users can write, and opens every page that shows them. None may run, and all must
 * be shown as typed.
 */

let browser: Browser
let filled: Awaited<ReturnType<typeof fillWithScript>>
beforeAll(async () => {
  browser = await launchBrowser()
  filled = await fillWithScript()
})
afterAll(async () => {
  await filled?.restore()
  await browser.close()
})

interface Screen {
  at: string
  /** Buttons, links or tabs to press in turn. */
  press?: RegExp[]
  /** The fields whose texts this screen shows. */
  shows: string[]
}

const customerScreens = (): Screen[] => [
  { at: '/customer', shows: ['customer first'] },
  { at: '/customer?request=junk_pickup', shows: [] },
  { at: '/customer?request=dumpster_rental', shows: [] },
  { at: '/customer/orders', shows: ['done street', 'open street', 'gone street'] },
  {
    at: `/customer/orders?order=${filled.jobs.done}`,
    shows: ['done first', 'done street', 'done words', 'asked', 'answered', 'praise', 'vendor first'],
  },
  { at: `/customer/orders?order=${filled.jobs.open}`, shows: ['open words', 'open bid', 'vendor first'] },
  { at: `/customer/orders?order=${filled.jobs.cancelled}`, shows: ['gone words', 'gone why'] },
  { at: `/customer/orders?order=${encodeURIComponent(hostile('address'))}`, shows: [] },
  { at: '/customer/support', shows: ['customer first', 'issue', 'answer'] },
  { at: '/customer/account', press: [/^Edit Information/, /^Show API Tokens/], shows: ['token'] },
  {
    at: '/customer/account',
    press: [/^Show API Tokens/],
    shows: ['customer first', 'customer last', 'token'],
  },
  { at: `/${encodeURIComponent(hostile('path'))}`, shows: [] },
  { at: '/privacy-policy', shows: [] },
  { at: '/terms-of-service', shows: [] },
]

const vendorScreens = (): Screen[] => [
  { at: '/', shows: ['vendor first', 'open words'] },
  { at: `/?job=${filled.jobs.done}`, shows: ['done street', 'done words', 'asked', 'answered', 'thanks'] },
  { at: `/?job=${filled.jobs.open}`, shows: [] },
  { at: '/', press: [/^Change$/], shows: ['open bid'] },
  { at: '/', press: [/^Services$/], shows: [] },
  { at: '/', press: [/^Service Areas$/], shows: [] },
  { at: '/', press: [/^Inventory$/], shows: ['size', 'size words'] },
  { at: '/', press: [/^Documents$/], shows: ['refused file', 'refusal', 'file'] },
]

const adminScreens = (): Screen[] => [
  { at: '/?tab=users', shows: ['vendor first', 'customer last'] },
  { at: '/?tab=users', press: [/^Edit <img/], shows: [] },
  { at: '/?tab=users', press: [/^Suspend <img/], shows: [] },
  { at: '/', press: [/^Order Management$/, /^View All Orders$/], shows: ['customer first', 'second issue'] },
  {
    at: '/',
    press: [
      /^Order Management$/,
      /^View All Orders$/,
      new RegExp(`of order ${filled.jobs.done.slice(0, 8)}`),
    ],
    shows: ['done words', 'done bid', 'asked', 'answered', 'praise', 'thanks'],
  },
  {
    at: '/',
    press: [
      /^Order Management$/,
      /^View All Orders$/,
      new RegExp(`of order ${filled.jobs.cancelled.slice(0, 8)}`),
    ],
    shows: ['gone why'],
  },
  { at: '/', press: [/^Vendor Management$/, /^Manage Vendors$/], shows: ['vendor first'] },
  {
    at: '/',
    press: [/^Vendor Management$/, /^Manage Vendors$/, /^Review <img/],
    shows: ['refused file', 'refusal', 'file'],
  },
  { at: '/', press: [/^System Settings$/, /^View Settings$/], shows: ['vendor first'] },
  { at: '/?view=customer', shows: [] },
  { at: `/?view=customer&customer=${filled.customer.id}`, shows: ['customer first', 'done street'] },
  { at: `/?view=vendor&vendor=${filled.vendor.id}`, shows: ['vendor first', 'open words'] },
  { at: `/?view=vendor&vendor=${filled.vendor.id}`, press: [/^Inventory$/], shows: ['size', 'size words'] },
  { at: `/?view=vendor&vendor=${filled.vendor.id}`, press: [/^Documents$/], shows: ['file'] },
]

/**
 * The traces of a script that ran, or of markup that would have let it run; the page reports them after everything has
 * loaded.
 */
const traces = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { ran?: unknown; violations: string[] }
    const inserted =
      'img[src="x"], svg[onload], [onerror], [onclick], a[href^="javascript"], script:not([src])'
    return {
      ran: seen.ran ?? null,
      violations: seen.violations,
      inserted: [...document.querySelectorAll(inserted)].map(element => element.outerHTML.slice(0, 120)),
    }
  })

const CLEAN = { ran: null, violations: [], inserted: [] }

/** True if a text is on the page, be it folded, or in one of its fields. */
const isShown = async (page: Page, text: string) => {
  const shown = (wanted: string) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n').includes(wanted)
  }
  return page.waitForFunction(shown, text, { timeout: 45_000 }).then(
    () => true,
    () => false,
  )
}

/** The problems of a screen. */
const lookAt = async ({ page }: Visit, { at, press = [], shows }: Screen): Promise<object[]> => {
  await page.goto('about:blank')
  await page.goto(at)
  await page.locator('h1').first().waitFor()
  for (const name of press) {
    const [tab, button, link] = (['tab', 'button', 'link'] as const).map(role =>
      page.getByRole(role, { name }),
    )
    await tab!.or(button!).or(link!).first().click()
  }
  const unread: string[] = []
  for (const where of shows) if (!(await isShown(page, hostile(where)))) unread.push(where)
  await page.waitForLoadState('networkidle')
  const found = { screen: [at, ...press].join(' '), unread, ...(await traces(page)) }
  return JSON.stringify({ ...found, ...CLEAN, unread: [] }) === JSON.stringify(found) ? [] : [found]
}

const roles = [
  {
    role: 'a customer',
    screens: customerScreens,
    enter: (page: Page) => signIn(page, 'Customer', filled.customer.email, filled.customer.password),
  },
  {
    role: 'a vendor',
    screens: vendorScreens,
    enter: (page: Page) => signIn(page, 'Vendor', filled.vendor.email, filled.vendor.password),
  },
  {
    role: 'an admin',
    screens: adminScreens,
    enter: (page: Page) => signIn(page, 'Customer', 'admin@example.com'),
  },
]

it.each(roles)('shows $role script as text, and runs none', async ({ role, screens, enter }) => {
  const arrived = await visit(browser)
  await arrived.context.addInitScript(() => {
    const seen = window as unknown as { violations: string[] }
    seen.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.violations.push(`${violatedDirective}: ${blockedURI}`),
    )
  })
  await withPictures(`scripts ${role}`, [arrived], async () => {
    await enter(arrived.page)
    const found: object[] = []
    for (const screen of screens()) found.push(...(await lookAt(arrived, screen)))
    expect(found).toEqual([])
    expect(arrived.errors).toEqual([])
  })
  await arrived.close()
})

it('finds what was injected into a page on purpose', async () => {
  const arrived = await visit(browser)
  await arrived.page.goto('/privacy-policy')
  await arrived.page.evaluate(() => {
    const seen = window as unknown as { violations: string[] }
    seen.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      seen.violations.push(violatedDirective),
    )
  })
  await arrived.page.evaluate(
    html => document.body.insertAdjacentHTML('beforeend', html),
    hostile('on purpose'),
  )
  await arrived.page.waitForFunction(
    () => (window as unknown as { violations: string[] }).violations.length > 0,
  )
  const { ran, violations, inserted } = await traces(arrived.page)
  // The policy blocks the script even there.
  expect({ ran, violations }).toEqual({ ran: null, violations: ['script-src-attr'] })
  expect(inserted).toHaveLength(1)
  await arrived.close()
})
