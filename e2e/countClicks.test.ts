import type { Browser, Page } from 'playwright'
import { baseUrl, launchBrowser, visit } from './browser.js'
import { countClicks } from './countClicks.js'

const html = `<!doctype html><title>Presses</title>
  <button type="button">Plain</button>
  <button type="button" id="stops">Stops</button>
  <a href="/presses?next">Next</a>
  <form><label>Agree <input type="checkbox"></label><label>Name <input name="name"></label><button>Send</button></form>
  <script>
    document.getElementById('stops').addEventListener('click', event => event.stopImmediatePropagation())
    document.querySelector('form').addEventListener('submit', event => event.preventDefault())
  </script>`

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const pressing = async (press: (page: Page) => Promise<unknown>) => {
  const { page, close } = await visit(browser)
  await page.route(`${baseUrl}/presses*`, route => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/presses')
  const clicks = await countClicks(page)
  await press(page)
  const count = clicks.count()
  await close()
  return count
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

it.each<[string, number, (page: Page) => Promise<unknown>]>([
  ['a click', 1, page => button(page, 'Plain').click()],
  ['a click that goes no further', 1, page => button(page, 'Stops').click()],
  ['a double click, as two', 2, page => button(page, 'Plain').dblclick()],
  ['Enter on a button', 1, page => button(page, 'Plain').press('Enter')],
  ['Space on a button', 1, page => button(page, 'Plain').press('Space')],
  ['Enter in a field, which sends its form', 1, page => page.getByLabel('Name').press('Enter')],
  ['a label, once', 1, page => page.getByText('Agree').click()],
  ['no typing', 0, page => page.getByLabel('Name').pressSequentially('Dana Reyes')],
  ['no Tab', 0, page => page.keyboard.press('Tab')],
  [
    'no click of a script',
    0,
    page => button(page, 'Plain').evaluate((element: HTMLElement) => element.click()),
  ],
  [
    'a link and a click on the page after it',
    2,
    async page => {
      await page.getByRole('link', { name: 'Next' }).click()
      await page.waitForURL('**/presses?next')
      await button(page, 'Plain').click()
    },
  ],
])('counts %s', async (_, count, press) => {
  expect(await pressing(press)).toBe(count)
})
