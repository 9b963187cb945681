import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { callAs } from './callAs.js'
import { comesDue, openOrderOf } from './comesDue.js'
import { newCustomer, placeBid } from './customers.js'
import { journeyOf } from './journey.js'
import { dayFromNow, signIn, toastSays } from './signIn.js'
import { takeEarly } from './takeEarly.js'
import { yourJob } from './yourJobs.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Imitates browsers' translators: replaces each text node with an element that marks its words. */
const translate = () => {
  const MARK = '°'
  const replace = (text: Text) => {
    const parent = text.parentElement
    if (!parent?.isConnected || parent.closest('font, script, style, textarea') || !text.data.trim()) return
    const font = document.createElement('font')
    font.textContent = text.data + MARK
    text.replaceWith(font)
  }
  const walk = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) replace(text)
  }
  new MutationObserver(records => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') replace(target as Text)
      else for (const node of addedNodes) node instanceof Text ? replace(node) : walk(node)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** The page's words, without ages and without text that is only announced once. */
const words = (page: Page, part: string) =>
  page.evaluate(shown => {
    const linesOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap(({ innerText }) => innerText.split('\n'))
    const said = new Set(linesOf('[role="status"]'))
    return linesOf(shown)
      .filter(line => !said.has(line))
      .map(line => line.replace(/(just now|\d+ \w+ ago|in \d+ \w+)°?/g, ''))
      .join('\n')
  }, part)

/** Fails if the page shows other words than after a reload. */
const hasNoStaleWords = async (page: Page, part: string) => {
  const before = await words(page, part)
  await page.reload()
  const until = Date.now() + 10_000
  while ((await words(page, part)) !== before && Date.now() < until) await page.waitForTimeout(100)
  expect(before).toBe(await words(page, part))
}

type SignInAs = [as: 'Customer' | 'Vendor', email: string, password?: string]

const requestPickup = async (page: Page, street: string) => {
  await page.getByRole('button', { name: 'Junk Pickup' }).click()
  const form = page.getByRole('form', { name: 'Junk Pickup' })
  await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
  await form.getByRole('alert').first().waitFor()
  await form.getByLabel('Address').fill(street)
  await form.getByLabel('ZIP Code').fill('78704')
  await form.getByLabel('Pickup Date and Time: date').fill(dayFromNow(5))
  await form.getByLabel('Description of Items').fill('A couch')
  await form.getByLabel('Description of Items').fill('A couch and a dresser')
  await form.getByLabel('Your Budget ($)').fill('200')
  await form.getByRole('button', { name: 'Request Junk Pickup' }).click()
  await toastSays(page, 'Job created successfully!')
}

it('keeps working, without stale words, on pages that a browser translates', () =>
  journeyOf(browser, 'translated', async arrive => {
    const arriveTranslated = async (...who: SignInAs) => {
      const page = await arrive()
      await signIn(page, ...who)
      await page.addInitScript(translate)
      await page.reload()
      return page
    }
    const street = `${Math.floor(1000 + Math.random() * 9000)} Translation Ave`
    const lastName = `Luna${Date.now()}`
    const dana = await newCustomer({ lastName })
    const customer = await arriveTranslated('Customer', dana.email, dana.password)
    await requestPickup(customer, street)
    await hasNoStaleWords(customer, 'main')

    const vendor = await arriveTranslated('Vendor', 'vendor@example.com')
    const available = vendor.getByRole('article').filter({ hasText: street })
    await available.getByRole('button', { name: 'Submit Bid' }).click()
    const form = vendor.getByRole('dialog', { name: /Junk Pickup/ })
    await form.getByLabel('Bid Amount ($)').fill('1')
    await form.getByLabel('Bid Amount ($)').fill('149.50')
    await form.getByLabel('Message').fill('Two of us')
    await form.getByRole('button', { name: 'Submit Bid' }).click()
    await toastSays(vendor, 'Bid submitted successfully!')
    await available.getByText('Your bid: $149.50').waitFor()

    const card = customer.getByRole('article', { name: 'Junk Pickup' })
    await card.getByText('$149.50').waitFor()
    const { customerJobs } = await dana.call<{ customerJobs: { edges: { node: { id: string } }[] } }>(
      '{ customerJobs(first: 1) { edges { node { id } } } }',
    )
    await placeBid(await callAs('mia@example.com'), customerJobs.edges[0]!.node.id, '180.00')
    await card.getByText('from $149.50').waitFor()
    await card.getByRole('link', { name: 'View bids' }).click()
    const order = customer.getByRole('region', { name: /, order / })
    const bid = order.getByRole('article', { name: 'Dale Hart' })
    await order.getByRole('article', { name: 'Mia Santos' }).waitFor()
    await bid.getByRole('button', { name: 'Accept' }).click()
    await customer.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await toastSays(customer, 'Bid accepted')
    await order.getByLabel(/^Message to/).fill('The gate code is 1810')
    await order.getByRole('button', { name: 'Send' }).click()
    // With the translation's mark: the field still has the words until the message is sent.
    await order.getByText('The gate code is 1810°').waitFor()

    await comesDue(openOrderOf(customer))
    const job = await yourJob(vendor, street)
    await job.getByRole('link', { name: /View Details/ }).click()
    await takeEarly(vendor, 'Start')
    await order.getByText('In Progress').first().waitFor()
    await order
      .getByRole('list', { name: 'Timeline' })
      .getByText(/^Arrived/)
      .first()
      .waitFor()
    // The visit's state may come before the rest of the order.
    await order.getByText(/^Cancel order/).waitFor({ state: 'detached' })
    await hasNoStaleWords(customer, 'main')
    await hasNoStaleWords(vendor, '[role="dialog"]')

    const admin = await arriveTranslated('Customer', 'admin@example.com')
    await admin.getByRole('tab', { name: /^User Management/ }).click()
    const box = admin.getByRole('searchbox', { name: 'Search users' })
    await box.fill(lastName)
    await box.press('Enter')
    await admin.getByText('Showing 1 to 1 of 1 result').waitFor()
    await box.fill('Hart')
    await box.press('Enter')
    await admin.getByRole('row').filter({ hasText: 'Dale Hart' }).waitFor()
    expect(await admin.getByRole('row').filter({ hasText: lastName }).count()).toBe(0)
    await box.fill('nobody by this name')
    await box.press('Enter')
    await admin.getByText('No users found').waitFor()
    for (const page of [customer, vendor, admin])
      expect(await page.getByText('This page stopped working').count()).toBe(0)
  }))
