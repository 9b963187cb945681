import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { desktop, phone } from './browser.js'
import { beyondTheEdge } from './fits.js'

/** Checks a screen in these sizes, in light and dark: axe finds nothing, and nothing is cut off or wider than the window. */
export const isAccessible = async (page: Page, sizes = [phone, desktop]) => {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await beyondTheEdge(page)).toEqual([])
    }
  }
}
