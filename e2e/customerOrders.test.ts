import type { Browser, Page } from 'playwright'
import { launchBrowser, type Visit, visit, withPictures } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { doJob } from './comesDue.js'
import { acceptBid, newCustomer, placeBid, placeOrder } from './customers.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
let dale: Caller
let mia: Caller

beforeAll(async () => {
  browser = await launchBrowser()
  dale = await callAs('vendor@example.com')
  mia = await callAs('mia@example.com')
})
afterAll(() => browser.close())

/** Runs a journey of one customer in a browser of their own. */
const journey = async (
  name: string,
  play: (page: Page, arrive: () => Promise<Page>) => Promise<void>,
): Promise<void> => {
  const visits: Visit[] = []
  const arrive = async () => {
    const arrived = await visit(browser)
    visits.push(arrived)
    return arrived.page
  }
  await withPictures(name, visits, async () => {
    await play(await arrive(), arrive)
    for (const { errors } of visits) expect(errors).toEqual([])
  })
  for (const each of visits) await each.close()
}

/** Waits for the page, since Home, which stays until then, has cards and links of its own. */
const toMyOrders = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Orders' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
}

const openOnly = async (page: Page) => {
  await toMyOrders(page)
  await page.getByRole('link', { name: 'View Details' }).click()
  return page.getByRole('region', { name: /, order / })
}

it('cancels an order with a reason', () =>
  journey('cancel an order', async page => {
    const dana = await newCustomer()
    const { orderNumber } = await placeOrder(dana)
    await signIn(page, 'Customer', dana.email, dana.password)
    const order = await openOnly(page)
    await order.getByRole('button', { name: 'Cancel order' }).click()
    const sure = page.getByRole('dialog', { name: `Cancel order ${orderNumber}?` })
    await sure.getByLabel('Reason').fill('My cousin took the couch')
    await sure.getByRole('button', { name: 'Cancel order' }).click()
    await toastSays(page, 'Order cancelled')
    await order.getByRole('list', { name: 'Timeline' }).getByText('My cousin took the couch').waitFor()
    await order.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('article').getByText('Cancelled').first().waitFor()
    await page.reload()
    await page.getByRole('article').getByText('Cancelled').first().waitFor()
  }))

/** Rates Dale for an order, because the demo gives both vendors the same rating. */
const rateDale = async (by: Awaited<ReturnType<typeof newCustomer>>) => {
  const jobId = (await placeOrder(by)).id
  await acceptBid(by, (await placeBid(dale, jobId, '99.00')).id)
  await doJob(dale, jobId)
  // Ratings stay hidden until both sides have rated.
  for (const each of [by, dale])
    await each.call('mutation ($input: SubmitRatingInput!) { submitRating(input: $input) { id } }', {
      input: { jobId, rating: 5 },
    })
}

it('compares bids and accepts one', () =>
  journey('compare and accept', async page => {
    await rateDale(await newCustomer())
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await placeBid(dale, id, '189.00', 'Two of us and a truck')
    await placeBid(mia, id, '149.50')
    await signIn(page, 'Customer', dana.email, dana.password)
    const order = await openOnly(page)
    const prices = () =>
      order
        .getByRole('article')
        .getByText(/^\$[\d.]+$/)
        .allInnerTexts()
    await order.getByRole('heading', { name: 'Bids (2)' }).waitFor()
    expect(await prices()).toEqual(['$149.50', '$189.00'])
    await order.getByRole('button', { name: 'Best rating' }).click()
    expect(await prices()).toEqual(['$189.00', '$149.50'])
    await order.getByRole('article', { name: 'Mia Santos' }).getByRole('button', { name: 'Accept' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Accept $149.50 from Mia Santos?' })
    await sure.getByRole('button', { name: 'Accept' }).click()
    await toastSays(page, 'Bid accepted')
    await order.getByRole('region', { name: 'Your vendor' }).getByText('Mia Santos').waitFor()
    await order.getByRole('button', { name: 'Show' }).click()
    await order.getByRole('article', { name: 'Dale Hart' }).getByText('Rejected').waitFor()
    await page.reload()
    await order.getByRole('region', { name: 'Your vendor' }).getByText('Mia Santos').waitFor()
  }))

it("shows a vendor's question and the customer's answer live, and without a name to another vendor", () =>
  journey('questions', async (page, arrive) => {
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await signIn(page, 'Customer', dana.email, dana.password)
    const order = await openOnly(page)
    const at = async (email: string) => {
      const vendor = await arrive()
      await signIn(vendor, 'Vendor', email)
      await vendor.goto(`/?job=${id}`)
      return vendor.getByRole('dialog', { name: 'Junk Pickup' })
    }
    const asker = await at('vendor@example.com')
    await asker.getByLabel('Your question').fill('How many stairs?')
    await asker.getByRole('button', { name: 'Ask' }).click()
    await asker.getByText('You asked').waitFor()

    const asked = order.getByRole('list', { name: 'Questions' })
    await asked.getByText('How many stairs?').waitFor()
    expect(await asked.innerText()).not.toMatch(/Dale|Hart/)
    await asked.getByLabel('Your answer').fill('Two steps, and a wide door')
    await asked.getByRole('button', { name: 'Answer' }).click()
    await asker.getByText('Two steps, and a wide door').waitFor()

    const reader = (await at('mia@example.com')).getByRole('list', { name: 'Questions' })
    await reader.getByText('Two steps, and a wide door').waitFor()
    expect(await reader.innerText()).toMatch(/^A vendor asked/)
    expect(await reader.innerText()).not.toMatch(/Dale|Hart/)
  }))

it('lets customer and vendor message each other', () =>
  journey('messages', async (page, arrive) => {
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await acceptBid(dana, (await placeBid(dale, id, '149.50')).id)
    await signIn(page, 'Customer', dana.email, dana.password)
    const order = await openOnly(page)
    await order.getByLabel('Message to Dale Hart').fill('The gate code is 1810')
    await order.getByRole('button', { name: 'Send' }).click()
    await order.getByRole('list', { name: 'Messages with Dale Hart' }).getByText('The gate code').waitFor()
    // Messages that arrive in an open thread count as read.
    await order.getByRole('button', { name: 'Back' }).click()

    const vendor = await arrive()
    await signIn(vendor, 'Vendor', 'vendor@example.com')
    await vendor.goto(`/?job=${id}`)
    const job = vendor.getByRole('dialog')
    await job.getByText('The gate code is 1810').waitFor()
    await job.getByLabel('Message to Dana').fill('See you at nine')
    await job.getByRole('button', { name: 'Send' }).click()
    await job.getByRole('list', { name: 'Messages with Dana' }).getByText('See you at nine').waitFor()

    const card = page.getByRole('article')
    await card.getByText('1 unread').waitFor()
    await card.getByRole('link', { name: 'View Details' }).click()
    await order.getByText('See you at nine').waitFor()
    await order.getByText('1 unread').waitFor({ state: 'hidden' })
    await order.getByRole('button', { name: 'Back' }).click()
    await card.getByText('1 unread').waitFor({ state: 'hidden' })
    await page.reload()
    await card.waitFor()
    expect(await card.getByText('unread').count()).toBe(0)
  }))

it('finds orders by status, type, and words, and keeps the filter after a reload', () =>
  journey('find orders', async page => {
    const dana = await newCustomer()
    await placeOrder(dana, 'A piano')
    const { orderNumber } = await placeOrder(dana, 'Old bicycles')
    await signIn(page, 'Customer', dana.email, dana.password)
    await toMyOrders(page)
    const cards = page.getByRole('article')
    await cards.nth(1).waitFor()
    await page.getByLabel('Search').fill('piano')
    await page.getByText('1 order matches').waitFor()
    expect(await cards.count()).toBe(1)
    await page.reload()
    await page.getByText('1 order matches').waitFor()
    expect(await page.getByLabel('Search').inputValue()).toBe('piano')
    await page.getByLabel('Search').fill(orderNumber)
    await page.getByLabel('Search').press('Enter')
    await cards.getByText(orderNumber).waitFor()
    await page.getByLabel('Status').selectOption('Completed')
    await page.getByRole('heading', { name: 'No orders match' }).waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await cards.nth(1).waitFor()
    expect(new URL(page.url()).search).toBe('')
  }))

/** The layout of a card's times and description on paper. */
const printed = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('article')
    matchMedia('print').addEventListener('change', ({ matches }) => {
      const text = [...(card?.querySelectorAll('p') ?? [])].find(({ textContent }) =>
        /sofa/.test(textContent),
      )
      if (!matches || !text) return
      const times = [...(card?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)
      Object.assign(window, { printed: { times, isWhole: text.scrollHeight <= text.clientHeight } })
    })
  })

it('prints orders with full descriptions and with years in dates', () =>
  journey('print orders', async page => {
    const dana = await newCustomer()
    await placeOrder(dana, 'A sofa, and another sofa. '.repeat(9).trim())
    await signIn(page, 'Customer', dana.email, dana.password)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/customer/orders')
    const card = page.getByRole('article')
    await card.getByText('just now').waitFor()
    const text = card.getByText(/^A sofa/)
    expect(await text.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
    await printed(page)
    await page.pdf()
    const { times, isWhole } = await page.evaluate(
      () => (window as unknown as { printed: { times: string[]; isWhole: boolean } }).printed,
    )
    const year = new Date().getFullYear()
    expect(times.length).toBeGreaterThan(1)
    for (const time of times)
      expect(time).toMatch(RegExp(`^\\w{3}, \\w{3} \\d+, (${year}|${year + 1}), \\d+:\\d\\d [AP]M`))
    expect(isWhole).toBe(true)
    await card.getByText('just now').waitFor()
  }))
