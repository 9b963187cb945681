import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { baseUrl, launchBrowser, phone } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { newCustomer, placeBid, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

const stamp = Date.now().toString(36)
const NAME = `Ellis Haul-Away ${stamp}`

let browser: Browser
let rosa: Caller
let link: string

beforeAll(async () => {
  browser = await launchBrowser()
  rosa = await callAs('rosa@example.com')
  const { saveBusiness } = await rosa.call<{ saveBusiness: { vendorId: string } }>(
    'mutation ($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }',
    { input: { name: NAME, about: 'Garages and attics.', since: 2018, paymentMethods: ['cash'] } },
  )
  link = `/?vendor=${saveBusiness.vendorId}`
})
afterAll(() => browser.close())

const profileOf = (page: Page) => page.getByRole('dialog', { name: NAME })

it('opens the profile by its link for anybody, on a phone too, and describes it to programs', () =>
  journeyOf(browser, 'profile signed out', async arrive => {
    const page = await arrive()
    await page.setViewportSize(phone)
    await page.goto(link)
    await profileOf(page).getByText('Garages and attics.').waitFor()
    expect(await page.title()).toBe(`${NAME} · Haulbid`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.press('Escape')
    await profileOf(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toBe(`${baseUrl}/`)
    const html = await (await fetch(`${baseUrl}${link}`)).text()
    expect(html).toContain(`<title>${NAME} · Haulbid</title>`)
    expect(html).toContain('<meta property="og:description" content="Garages and attics." />')
  }))

it('shares it by its link, and prints it without the page below', () =>
  journeyOf(browser, 'profile shared', async arrive => {
    const page = await arrive()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(link)
    await profileOf(page).getByRole('button', { name: 'Copy link' }).click()
    await toastSays(page, 'Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseUrl}${link}`)
    await page.emulateMedia({ media: 'print' })
    expect(await profileOf(page).getByText('Garages and attics.').isVisible()).toBe(true)
    expect(await page.locator('#root').isVisible()).toBe(false)
    expect(await profileOf(page).locator('[data-print=hide]').first().isVisible()).toBe(false)
  }))

it('goes by keyboard alone from a bid to the profile and back', () =>
  journeyOf(browser, 'profile by keyboard', async arrive => {
    const page = await arrive()
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await placeBid(rosa, id, '120.00')
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.goto(`/customer/orders?order=${id}`)
    const name = page.getByRole('article', { name: NAME }).getByRole('link', { name: NAME })
    await name.focus()
    await page.keyboard.press('Enter')
    await profileOf(page).getByText('Garages and attics.').waitFor()
    // Paper shows the profile rather than the order behind it.
    await page.emulateMedia({ media: 'print' })
    expect(await name.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await profileOf(page).waitFor({ state: 'detached' })
    await page.waitForFunction(wanted => document.activeElement?.textContent === wanted, NAME)
    expect(new URL(page.url()).search).toBe(`?order=${id}`)
  }))
