import type { Page, Route } from 'playwright'

/** Waits for two frames, or a little longer while the page has nothing to draw yet. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 150)
      }),
  )

/** True if the page's content area is empty, with neither text nor skeletons. */
export const isEmpty = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const shows = (element: Element) => {
      const { width, height, top } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || top > window.innerHeight) return false
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const hasWords = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      )
      return hasWords || element.matches('[aria-hidden="true"], img, input')
    }
    return main !== null && ![...main.querySelectorAll('*')].some(shows)
  })

const DELIVERED = /\/graphql|\/assets\/|\/objects\//

/**
 * Delivers one answer after another, each painted before the next arrives, like the slowest network that still
 * delivers everything.
 */
export const oneByOne = async (page: Page) => {
  let last = Promise.resolve()
  let underway = 0
  const empty: string[] = []
  const deliver = (route: Route) => {
    underway++
    last = last.then(async () => {
      const response = await route.fetch().catch(() => undefined)
      // Lets the page paint its waiting state before this answer arrives.
      await painted(page).catch(() => undefined)
      if (await isEmpty(page).catch(() => false)) empty.push(route.request().url())
      if (response) await route.fulfill({ response }).catch(() => undefined)
      await painted(page).catch(() => undefined)
      underway--
    })
    return last
  }
  await page.route(DELIVERED, deliver)
  const allHere = async () => {
    do {
      await page.waitForFunction(
        () =>
          document.querySelector('main h1, main [role="tab"]') &&
          !document.querySelector('[aria-busy="true"]'),
      )
      await last
      await painted(page)
    } while (underway > 0)
  }
  return {
    allHere,
    /** What was waited for while the page was empty. */ empty,
    stop: () => page.unroute(DELIVERED, deliver),
  }
}
