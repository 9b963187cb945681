import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright'
import { desktop, launchBrowser, phone } from './browser.js'
import { countClicks } from './countClicks.js'
import { journeyOf } from './journey.js'
import { photo } from './photos.js'
import { dayFromNow, toastSays } from './signIn.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const MOST_CLICKS = 12

const need = (page: Page) => page.getByRole('form', { name: 'Start with what you need' })
const rental = (page: Page) => page.getByRole('form', { name: 'Dumpster Rental' })

const fillIn = async (page: Page) => {
  const form = rental(page)
  await form.getByRole('radio', { name: /20 yard/ }).click()
  await form.getByLabel('Dropoff Date').fill(dayFromNow(5))
  await form.getByRole('radio', { name: /Morning/ }).click()
  await form.getByLabel('First Name').fill('Dana')
  await form.getByLabel('Last Name').fill('Reyes')
  await form.getByLabel('Phone Number').fill('(512) 555-0123')
  await form.getByLabel('Address', { exact: true }).fill('1810 Bouldin Ave')
}

const addPhotos = async (page: Page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    rental(page).getByRole('button', { name: 'Add photos' }).click(),
  ])
  await chooser.setFiles([photo('couch.png', [150, 90, 60]), photo('dresser.png', [90, 110, 80])])
  await rental(page).getByText('2 of 2 photos kept').waitFor({ state: 'attached' })
}

const signUp = async (page: Page, email: string) => {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('haul it away')
  await page.getByLabel('Confirm Password', { exact: true }).fill('haul it away')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

const problems = async (page: Page) => {
  const found: string[] = []
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    found.push(...violations.map(({ id }) => `${viewport.width}: ${id}`))
  }
  await page.setViewportSize(desktop)
  return found
}

it('takes few clicks from the first page, signed out, to a posted rental with photos', () =>
  journeyOf(browser, 'start with the need', async arrive => {
    const page = await arrive()
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() === 'PUT' || /CreateUpload/.test(request.postData() ?? ''))
        sent.push(request.url())
    })
    await page.goto('/')
    const clicks = await countClicks(page)
    await need(page)
      .getByRole('radio', { name: /Dumpster Rental/ })
      .click()
    await need(page).getByLabel('ZIP Code').fill('78704')
    await need(page).getByText('Vendors serve 78704.').waitFor()
    expect(await problems(page)).toEqual([])
    await need(page).getByRole('button', { name: 'Describe the Job' }).click()
    await fillIn(page)
    await addPhotos(page)
    expect(await problems(page)).toEqual([])
    await rental(page).getByRole('button', { name: 'Continue to Sign Up' }).click()
    await page.getByRole('heading', { name: 'Create Your Customer Account' }).waitFor()
    // Nothing of a person without an account reaches the server.
    expect(sent).toEqual([])
    await signUp(page, `need-${Date.now()}@example.org`)
    await toastSays(page, 'Job created successfully!')
    await page.getByText('Your dumpster rental is posted').waitFor()
    expect(clicks.count()).toBeLessThanOrEqual(MOST_CLICKS)
    const card = page.getByRole('article', { name: 'Dumpster Rental' })
    expect(await card.count()).toBe(1)
    await card.getByRole('link').last().click()
    await page
      .getByRole('region', { name: /, order / })
      .getByRole('button', { name: /^Open / })
      .nth(1)
      .waitFor()
  }))

it('keeps the request and its photos when the tab is closed', () =>
  journeyOf(browser, 'closed tab', async arrive => {
    const first = await arrive()
    await first.goto('/')
    await need(first).getByLabel('ZIP Code').fill('78704')
    await need(first).getByRole('button', { name: 'Describe the Job' }).click()
    await fillIn(first)
    await addPhotos(first)
    const page = await first.context().newPage()
    await first.close()
    await page.goto('/')
    expect(await need(page).getByLabel('ZIP Code').inputValue()).toBe('78704')
    await need(page).getByRole('button', { name: 'Continue Your Request' }).click()
    expect(await rental(page).getByLabel('Address', { exact: true }).inputValue()).toBe('1810 Bouldin Ave')
    expect(
      await rental(page)
        .getByRole('radio', { name: /20 yard/ })
        .isChecked(),
    ).toBe(true)
    await rental(page).getByText('2 of 2 photos kept').waitFor({ state: 'attached' })
    await rental(page).getByRole('button', { name: 'Continue to Sign Up' }).click()
    await page.getByLabel('Email Address').fill('typed@example.org')
    // The last step keeps what was typed, too, but no password.
    await page.reload()
    expect(await page.getByLabel('Email Address').inputValue()).toBe('typed@example.org')
    await signUp(page, `closed-${Date.now()}@example.org`)
    await toastSays(page, 'Job created successfully!')
  }))

it('works by keyboard alone', () =>
  journeyOf(browser, 'need by keyboard', async arrive => {
    const page = await arrive()
    await page.goto('/')
    const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)
    const tabTo = async (locator: Locator) => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab')
        if (await isFocused(locator)) return
      }
      throw new Error(`Tab does not lead to ${locator}`)
    }
    await need(page).waitFor()
    await tabTo(need(page).getByRole('radio', { name: /Dumpster Rental/ }))
    await page.keyboard.press('ArrowDown')
    expect(
      await need(page)
        .getByRole('radio', { name: /Junk Pickup/ })
        .isChecked(),
    ).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('78704')
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Junk Pickup' })
    await form.waitFor()
    expect(await form.getByLabel('ZIP Code').inputValue()).toBe('78704')
    expect(await isFocused(page.getByRole('heading', { level: 1, name: 'Junk Pickup' }))).toBe(true)
  }))
