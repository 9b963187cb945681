import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { desktop, launchBrowser, phone, visit, withPictures } from './browser.js'
import { prepareScreens, roles } from './screens.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await prepareScreens()
})
afterAll(() => browser.close())

const settled = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Wide and narrow, light and dark. Light and dark differ only in color, so only colors are checked again. */
const problems = async (page: Page, name: string) => {
  const found: string[] = []
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      // There are no cross-origin frames here, and legacy mode avoids opening a second page for each check.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      if (colorScheme === 'dark') axe.withRules('color-contrast')
      const { violations } = await axe.analyze()
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          found.push(`${name}, ${viewport.width}, ${colorScheme}: ${id} at ${target}\n${failureSummary}`)
    }
  }
  return found
}

it.each(roles)('finds no violation with axe for $role', async ({ role, screens, enter }) => {
  const arrived = await visit(browser, { reducedMotion: 'reduce' })
  const { page } = arrived
  await withPictures(`axe ${role}`, [arrived], async () => {
    await enter?.(page)
    const found: string[] = []
    for (const [name, open] of Object.entries(screens)) {
      await page.setViewportSize(desktop)
      await open(page)
      found.push(...(await problems(page, name)))
    }
    expect(found).toEqual([])
  })
  await arrived.close()
})
