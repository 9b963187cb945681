import { createECDH, randomBytes } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { launchBrowser, phone } from './browser.js'
import { callAs } from './callAs.js'
import { newCustomer, placeBid, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const bell = (page: Page, name: string | RegExp = /^Notifications/) => page.getByRole('button', { name })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const violations = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations

/** The number of unread notices, according to the bell's name. */
const unread = async (page: Page): Promise<number> =>
  Number(/(\d+)/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

it('shows the news in two open browsers without anybody refreshing a page', async () => {
  await journeyOf(browser, 'notices', async arrive => {
    const customer = await newCustomer()
    // Other journeys have told this vendor much, and beyond 99 the bell no longer counts.
    const vendor = await callAs('vendor@example.com')
    await vendor.call('mutation { markNoticesRead(input: {}) { id } }')
    const [mine, theirs] = [await arrive(), await arrive()]
    await signIn(theirs, 'Vendor', 'vendor@example.com')
    await signIn(mine, 'Customer', customer.email, customer.password)
    // Both users have signed in from a device that is new to their accounts.
    await bell(theirs, /unread/).waitFor()
    const before = await unread(theirs)

    const order = await placeOrder(customer)
    const told = theirs.getByText(`${before + 1} unread notifications`)
    await told.waitFor({ state: 'attached' })
    await bell(theirs).press('Enter')
    const news = panel(theirs)
      .getByRole('link', { name: /Unread: A new junk pickup in 78704/ })
      .first()
    await news.waitFor()
    expect(await violations(theirs)).toEqual([])
    await news.press('Enter')
    await theirs.getByRole('dialog').getByText('1810 Bouldin Ave').first().waitFor()
    expect(new URL(theirs.url()).searchParams.get('job')).toBe(order.id)
    await theirs.getByRole('dialog').press('Escape')

    await placeBid(vendor, order.id, '149.50')
    await bell(mine, 'Notifications, 2 unread').click()
    const bid = panel(mine).getByRole('link', { name: /Dale Hart bid \$149\.50 on your junk pickup/ })
    await bid.waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await mine.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violations(mine)).toEqual([])
    }
    await mine.keyboard.press('Escape')
    await panel(mine).waitFor({ state: 'detached' })
    await mine.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('Notifications'),
    )

    await mine.setViewportSize(phone)
    await bell(mine).click()
    await bid.waitFor()
    expect(await violations(mine)).toEqual([])
    expect(await mine.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const box = (await panel(mine).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(phone.width)
    await panel(mine).getByRole('button', { name: 'Mark all as read' }).click()
    await bell(mine, 'Notifications').waitFor({ state: 'attached' })
    await bid.click()
    await mine
      .getByRole('region', { name: /, order / })
      .getByText('$149.50')
      .first()
      .waitFor()
  })
})

const pushKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

/** Replaces the browser's PushManager, because no push service can be reached from here. */
const playSubscription = (page: Page) => {
  const endpoint = `http://127.0.0.1:9/${randomBytes(8).toString('hex')}`
  return page.addInitScript(
    ([answered, held]) => {
      PushManager.prototype.subscribe = async () =>
        ({ endpoint: answered, toJSON: () => ({ keys: held }) }) as unknown as PushSubscription
    },
    [endpoint, pushKeys()] as const,
  )
}

it('asks a browser when the button is pressed, and shows what is pushed', async () => {
  await journeyOf(browser, 'push', async arrive => {
    const customer = await newCustomer()
    const page = await arrive()
    await page.context().grantPermissions(['notifications'])
    await playSubscription(page)
    await signIn(page, 'Customer', customer.email, customer.password)
    await page.goto('/customer/account')
    const section = page.getByRole('region', { name: 'Notifications' })
    await section.getByRole('combobox', { name: 'Ratings, by push' }).selectOption('Off')
    await section.getByRole('button', { name: 'Turn on in this browser' }).press('Enter')
    await section.getByText('This browser').waitFor()
    await page.setViewportSize(phone)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

    const devtools = await page.context().newCDPSession(page)
    const registered = new Promise<string>(resolve =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify({ tag: 't1', text: 'A bid of $149.50.', path: '/customer/orders' }),
    })
    await page.waitForFunction(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications()
      return shown.some(({ title, body }) => title === 'Haulbid' && body === 'A bid of $149.50.')
    })

    // The push service moves the subscription to another address, and the browser must report it to the server.
    const [worker] = page.context().serviceWorkers()
    const answered = await worker!.evaluate(
      ([endpoint, keys]) =>
        new Promise(resolve => {
          const ask = fetch
          self.fetch = async (...asked) => {
            const response = await ask(...asked)
            resolve(await response.clone().json())
            return response
          }
          const event = new Event('pushsubscriptionchange')
          const newSubscription = { endpoint, toJSON: () => ({ keys }) }
          dispatchEvent(
            Object.assign(event, {
              newSubscription,
              waitUntil: (done: Promise<void>) => done.catch(error => resolve(String(error))),
            }),
          )
        }),
      [`http://127.0.0.1:9/${randomBytes(8).toString('hex')}`, pushKeys()] as const,
    )
    expect(answered).toMatchObject({ data: { addPushSubscription: { id: expect.any(String) } } })
    await page.reload()
    await section.getByText('This browser').waitFor()
    await section.getByRole('button', { name: /^Turn off on/ }).click()
    await section.getByRole('button', { name: 'Turn on in this browser' }).waitFor()
  })
})
