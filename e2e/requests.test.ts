import type { Browser, Locator, Page } from 'playwright'
import { launchBrowser, phone } from './browser.js'
import { countClicks } from './countClicks.js'
import { newCustomer, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const MOST_CLICKS = 8
const password = 'haul it away'

const rental = (page: Page) => page.getByRole('form', { name: 'Dumpster Rental' })
const junk = (page: Page) => page.getByRole('form', { name: 'Junk Pickup' })

/** Creates a customer with one earlier order. */
const returning = async () => {
  const customer = await newCustomer()
  await placeOrder(customer)
  return customer
}

const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)

/** Presses Tab until this has the focus; fails if it can't be reached. */
const tabTo = async (page: Page, locator: Locator) => {
  await locator.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${locator}`)
}

const typeInto = async (page: Page, locator: Locator, text: string) => {
  await tabTo(page, locator)
  await page.keyboard.type(text)
}

const pressAt = async (page: Page, locator: Locator, key = 'Enter') => {
  await tabTo(page, locator)
  await page.keyboard.press(key)
}

/**
 * Holds the key down as a finger does: a radio group moves the focus while an arrow is down, and selects its new
 * place.
 */
const choose = (page: Page, key: string) => page.keyboard.press(key, { delay: 60 })

/** The keys for a date field, such as "11242026". */
const asDigits = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1')

describe("a new customer's first minutes", () => {
  it('takes few clicks from the first page to a posted junk pickup', () =>
    journeyOf(browser, 'first minutes', async arrive => {
      const page = await arrive()
      await page.goto('/')
      const clicks = await countClicks(page)
      await page.getByRole('button', { name: /^Customer/ }).click()
      await page.getByRole('button', { name: 'Sign up as a customer' }).click()
      await page.getByLabel('First Name').fill('Dana')
      await page.getByLabel('Last Name').fill('Reyes')
      await page.getByLabel('Email Address').fill(`first-${Date.now()}@example.org`)
      await page.getByLabel('Phone Number').fill('(512) 555-0123')
      await page.getByLabel('Initial Service ZIP Code').fill('78704')
      await page.getByRole('radio', { name: /Junk pickup/ }).click()
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.waitForURL('**/customer?request=junk_pickup')
      await junk(page).getByLabel('Description of Items').fill('A couch and six bags')
      await junk(page).getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
      // The form starts with the details given at sign-up.
      expect(await junk(page).getByLabel('Phone Number').inputValue()).toBe('(512) 555-0123')
      expect(await junk(page).getByLabel('ZIP Code').inputValue()).toBe('78704')
      await junk(page).getByRole('textbox', { name: 'Address' }).fill('1810 Bouldin Ave')
      await junk(page).getByLabel('Your Budget ($)').fill('200')
      await junk(page).getByRole('button', { name: 'Request Junk Pickup' }).click()
      await toastSays(page, 'Job created successfully!')
      await page.getByRole('article', { name: 'Junk Pickup' }).waitFor()
      expect(clicks.count()).toBeLessThanOrEqual(MOST_CLICKS)
    }))

  it('works by keyboard alone', () =>
    journeyOf(browser, 'first minutes by keyboard', async arrive => {
      const page = await arrive()
      await page.goto('/')
      await pressAt(page, page.getByRole('button', { name: /^Customer/ }))
      await pressAt(page, page.getByRole('button', { name: 'Sign up as a customer' }))
      await typeInto(page, page.getByLabel('First Name'), 'Dana')
      await typeInto(page, page.getByLabel('Last Name'), 'Reyes')
      await typeInto(page, page.getByLabel('Email Address'), `keys-${Date.now()}@example.org`)
      await typeInto(page, page.getByLabel('Phone Number'), '(512) 555-0123')
      await typeInto(page, page.getByLabel('Initial Service ZIP Code'), '78704')
      await tabTo(page, page.getByRole('radio', { name: /Dumpster rental/ }))
      await choose(page, 'ArrowDown')
      await typeInto(page, page.getByLabel('Password', { exact: true }), password)
      await typeInto(page, page.getByLabel('Confirm Password', { exact: true }), password)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/customer?request=junk_pickup')
      await typeInto(page, junk(page).getByLabel('Description of Items'), 'A couch and six bags')
      await pressAt(page, junk(page).getByRole('checkbox', { name: 'There are hazardous items' }), ' ')
      await typeInto(page, junk(page).getByLabel('Pickup Date and Time: date'), asDigits(dayFromNow(5)))
      await typeInto(page, junk(page).getByRole('textbox', { name: 'Address' }), '1810 Bouldin Ave')
      await typeInto(page, junk(page).getByLabel('Your Budget ($)'), '200')
      await pressAt(page, junk(page).getByRole('button', { name: 'Request Junk Pickup' }))
      await toastSays(page, 'Job created successfully!')
      await page.getByRole('article', { name: 'Junk Pickup' }).waitFor()
    }))
})

describe('a returning customer', () => {
  it('signs in and posts a dumpster rental in few clicks', async () => {
    const { email, password } = await returning()
    await journeyOf(browser, 'returning customer', async arrive => {
      const page = await arrive()
      await page.goto('/')
      const clicks = await countClicks(page)
      await page.getByRole('button', { name: /^Customer/ }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await page.getByRole('button', { name: 'Dumpster Rental' }).click()
      await rental(page)
        .getByRole('radio', { name: /20 yard/ })
        .click()
      await rental(page).getByLabel('Dropoff Date').fill(dayFromNow(6))
      await rental(page)
        .getByRole('radio', { name: /Morning/ })
        .click()
      await rental(page).getByText('1810 Bouldin Ave, 78704').waitFor()
      await rental(page).getByRole('button', { name: 'Request Dumpster Rental' }).click()
      await toastSays(page, 'Job created successfully!')
      const order = page.getByRole('article', { name: 'Dumpster Rental' })
      await order.getByText('1810 Bouldin Ave').waitFor()
      expect(clicks.count()).toBeLessThanOrEqual(MOST_CLICKS)
    })
  })

  it('reads a budget typed with a comma and one pasted with a dollar sign', async () => {
    const { email, password } = await returning()
    await journeyOf(browser, 'budget', async arrive => {
      const page = await arrive()
      await signIn(page, 'Customer', email, password)
      await page.getByRole('button', { name: 'Junk Pickup' }).click()
      const budget = junk(page).getByLabel('Your Budget ($)')
      await budget.click()
      await page.keyboard.type('99,5')
      expect(await budget.inputValue()).toBe('99.5')
      const description = junk(page).getByLabel('Description of Items')
      await description.fill('$1,234.50')
      await description.press('ControlOrMeta+A')
      await description.press('ControlOrMeta+X')
      await budget.press('ControlOrMeta+A')
      await budget.press('ControlOrMeta+V')
      expect(await budget.inputValue()).toBe('1234.50')
    })
  })

  it('posts a rental to another address by keyboard alone', async () => {
    const { email, password } = await returning()
    await journeyOf(browser, 'rental by keyboard', async arrive => {
      const page = await arrive()
      await signIn(page, 'Customer', email, password)
      await pressAt(page, page.getByRole('button', { name: 'Dumpster Rental' }))
      await tabTo(page, rental(page).getByRole('radio', { name: /10 yard/ }))
      await choose(page, 'ArrowDown')
      await typeInto(page, rental(page).getByLabel('Dropoff Date'), asDigits(dayFromNow(6)))
      await tabTo(page, rental(page).getByRole('radio', { name: /Morning/ }))
      await choose(page, ' ')
      await pressAt(page, rental(page).getByRole('button', { name: /^Change/ }))
      await tabTo(page, rental(page).getByRole('textbox', { name: 'Address' }))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('77 Depot Rd')
      await pressAt(page, rental(page).getByRole('button', { name: 'Request Dumpster Rental' }))
      await toastSays(page, 'Job created successfully!')
      const order = page.getByRole('article', { name: 'Dumpster Rental' })
      await order.getByText('77 Depot Rd').waitFor()
    })
  })

  it('fits the whole rental on two screens of a phone, with the summary in reach and covering nothing', async () => {
    const { email, password } = await returning()
    await journeyOf(browser, 'rental on a phone', async arrive => {
      const page = await arrive()
      await signIn(page, 'Customer', email, password)
      await page.setViewportSize(phone)
      await page.goto('/customer?request=dumpster_rental')
      const send = rental(page).getByRole('button', { name: 'Request Dumpster Rental' })
      await send.waitFor()
      const bottom = await send.evaluate(button => button.getBoundingClientRect().bottom + window.scrollY)
      expect(bottom).toBeLessThanOrEqual(2 * phone.height)

      const bar = rental(page).getByRole('button', { name: /^Your request/ })
      const atBottom = await bar.evaluate(button => button.getBoundingClientRect().bottom)
      expect(Math.round(atBottom)).toBe(phone.height)
      // Every focused element can be seen and pressed.
      await page.getByRole('button', { name: 'Back' }).focus()
      for (let presses = 0; presses < 40 && !(await isFocused(bar)); presses++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement
          const { left, top, width, height } = focused.getBoundingClientRect()
          const there = document.elementFromPoint(left + width / 2, top + height / 2)
          return focused.contains(there) ? null : focused.outerHTML.slice(0, 120)
        })
        expect(covered).toBeNull()
      }
      expect(await isFocused(bar)).toBe(true)
      await page.keyboard.press('Enter')
      await rental(page).getByText('Sending a request is free').last().waitFor()
      await page.keyboard.press('Escape')
      expect(await bar.getAttribute('aria-expanded')).toBe('false')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const [button, foot] = [await send.boundingBox(), await bar.boundingBox()]
      expect(button!.y + button!.height).toBeLessThanOrEqual(foot!.y)
    })
  })
})
